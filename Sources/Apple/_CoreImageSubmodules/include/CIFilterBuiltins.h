// The filters are in the Swift module CoreImage.
