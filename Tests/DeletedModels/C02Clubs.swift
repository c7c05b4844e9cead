import CoreData
import SwiftUI
import ViewFuzz

// C02: a club is deleted in the context of the views. Its members lose their club at once, and their rows unwrap it.
// https://github.com/vdhamer/Photo-Club-Hub/issues/802

final class PhotoClub: NSManagedObject, Identifiable {
    @_ManagedProperty var name: String
    @_ManagedProperty var members: NSSet?
}

final class ClubMember: NSManagedObject, Identifiable {
    @_ManagedProperty var name: String
    @_ManagedProperty var club: PhotoClub?

    /// The club, which each member should have.
    var requiredClub: PhotoClub {
        guard let club else { fatalError("A ClubMember has no club.") }
        return club
    }
}

/// The list that the view and its fix have in common.
struct ClubsPage<Row: View>: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var clubs: FetchedResults<PhotoClub>
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var members: FetchedResults<ClubMember>
    let row: (ClubMember) -> Row

    var body: some View {
        List {
            ForEach(clubs) { club in
                Button("Remove \(club.name)") { remove(club) }
            }
            ForEach(members) { row($0) }
        }
    }

    private func remove(_ club: PhotoClub) {
        guard club.isLive else { return }
        context.delete(club)
        try? context.save()
    }
}

private struct ClubMemberRow: View {
    @ObservedObject var member: ClubMember

    var body: some View { Text("\(member.name) of \(member.requiredClub.name)") }
}

/// A row for members without a club, too.
private struct OptionalClubRow: View {
    @ObservedObject var member: ClubMember

    var body: some View { Text("\(member.name) of \(member.club?.name ?? "no club")") }
}

@MainActor private func someClubs() -> NSPersistentContainer {
    let clubs = entity(of: PhotoClub.self, attribute("name", .stringAttributeType))
    let members = entity(of: ClubMember.self, attribute("name", .stringAttributeType))
    relate(clubs, "members", isToMany: true, to: members, "club")
    return filledContainer([clubs, members]) { context in
        for (name, memberName) in [("Focus", "Ada"), ("Shutter", "Alan")] {
            let (club, member) = (PhotoClub(context: context), ClubMember(context: context))
            (club.name, member.name, member.club) = (name, memberName, club)
        }
    }
}

extension DeletedModelsFuzz {
    static let c02 = FuzzedView("c02") { _ in
        ClubsPage { ClubMemberRow(member: $0) }.environment(\.managedObjectContext, someClubs().viewContext)
    }

    static let c02Fixed = FuzzedView("c02 fixed") { _ in
        ClubsPage { OptionalClubRow(member: $0) }.environment(\.managedObjectContext, someClubs().viewContext)
    }
}
