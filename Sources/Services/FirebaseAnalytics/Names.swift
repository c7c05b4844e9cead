/// The name of an event.
public let AnalyticsEventAddPaymentInfo = "add_payment_info"
/// The name of an event.
public let AnalyticsEventAddShippingInfo = "add_shipping_info"
/// The name of an event.
public let AnalyticsEventAddToCart = "add_to_cart"
/// The name of an event.
public let AnalyticsEventAddToWishlist = "add_to_wishlist"
/// The name of an event.
public let AnalyticsEventAppOpen = "app_open"
/// The name of an event.
public let AnalyticsEventBeginCheckout = "begin_checkout"
/// The name of an event.
public let AnalyticsEventEarnVirtualCurrency = "earn_virtual_currency"
/// The name of an event.
public let AnalyticsEventGenerateLead = "generate_lead"
/// The name of an event.
public let AnalyticsEventJoinGroup = "join_group"
/// The name of an event.
public let AnalyticsEventLevelEnd = "level_end"
/// The name of an event.
public let AnalyticsEventLevelStart = "level_start"
/// The name of an event.
public let AnalyticsEventLevelUp = "level_up"
/// The name of an event.
public let AnalyticsEventLogin = "login"
/// The name of an event.
public let AnalyticsEventPostScore = "post_score"
/// The name of an event.
public let AnalyticsEventPurchase = "purchase"
/// The name of an event.
public let AnalyticsEventRefund = "refund"
/// The name of an event.
public let AnalyticsEventRemoveFromCart = "remove_from_cart"
/// The name of an event.
public let AnalyticsEventScreenView = "screen_view"
/// The name of an event.
public let AnalyticsEventSearch = "search"
/// The name of an event.
public let AnalyticsEventSelectContent = "select_content"
/// The name of an event.
public let AnalyticsEventSelectItem = "select_item"
/// The name of an event.
public let AnalyticsEventSelectPromotion = "select_promotion"
/// The name of an event.
public let AnalyticsEventShare = "share"
/// The name of an event.
public let AnalyticsEventSignUp = "sign_up"
/// The name of an event.
public let AnalyticsEventSpendVirtualCurrency = "spend_virtual_currency"
/// The name of an event.
public let AnalyticsEventTutorialBegin = "tutorial_begin"
/// The name of an event.
public let AnalyticsEventTutorialComplete = "tutorial_complete"
/// The name of an event.
public let AnalyticsEventUnlockAchievement = "unlock_achievement"
/// The name of an event.
public let AnalyticsEventViewCart = "view_cart"
/// The name of an event.
public let AnalyticsEventViewItem = "view_item"
/// The name of an event.
public let AnalyticsEventViewItemList = "view_item_list"
/// The name of an event.
public let AnalyticsEventViewPromotion = "view_promotion"
/// The name of an event.
public let AnalyticsEventViewSearchResults = "view_search_results"
/// The name of a parameter.
public let AnalyticsParameterAchievementID = "achievement_id"
/// The name of a parameter.
public let AnalyticsParameterAffiliation = "affiliation"
/// The name of a parameter.
public let AnalyticsParameterCampaign = "campaign"
/// The name of a parameter.
public let AnalyticsParameterCharacter = "character"
/// The name of a parameter.
public let AnalyticsParameterContent = "content"
/// The name of a parameter.
public let AnalyticsParameterContentType = "content_type"
/// The name of a parameter.
public let AnalyticsParameterCoupon = "coupon"
/// The name of a parameter.
public let AnalyticsParameterCreativeName = "creative_name"
/// The name of a parameter.
public let AnalyticsParameterCurrency = "currency"
/// The name of a parameter.
public let AnalyticsParameterDestination = "destination"
/// The name of a parameter.
public let AnalyticsParameterDiscount = "discount"
/// The name of a parameter.
public let AnalyticsParameterEndDate = "end_date"
/// The name of a parameter.
public let AnalyticsParameterExtend = "extend"
/// The name of a parameter.
public let AnalyticsParameterGroupID = "group_id"
/// The name of a parameter.
public let AnalyticsParameterIndex = "index"
/// The name of a parameter.
public let AnalyticsParameterItemBrand = "item_brand"
/// The name of a parameter.
public let AnalyticsParameterItemCategory = "item_category"
/// The name of a parameter.
public let AnalyticsParameterItemID = "item_id"
/// The name of a parameter.
public let AnalyticsParameterItemListID = "item_list_id"
/// The name of a parameter.
public let AnalyticsParameterItemListName = "item_list_name"
/// The name of a parameter.
public let AnalyticsParameterItemName = "item_name"
/// The name of a parameter.
public let AnalyticsParameterItemVariant = "item_variant"
/// The name of a parameter.
public let AnalyticsParameterItems = "items"
/// The name of a parameter.
public let AnalyticsParameterLevel = "level"
/// The name of a parameter.
public let AnalyticsParameterLevelName = "level_name"
/// The name of a parameter.
public let AnalyticsParameterLocation = "location"
/// The name of a parameter.
public let AnalyticsParameterLocationID = "location_id"
/// The name of a parameter.
public let AnalyticsParameterMedium = "medium"
/// The name of a parameter.
public let AnalyticsParameterMethod = "method"
/// The name of a parameter.
public let AnalyticsParameterNumberOfNights = "number_of_nights"
/// The name of a parameter.
public let AnalyticsParameterOrigin = "origin"
/// The name of a parameter.
public let AnalyticsParameterPaymentType = "payment_type"
/// The name of a parameter.
public let AnalyticsParameterPrice = "price"
/// The name of a parameter.
public let AnalyticsParameterPromotionID = "promotion_id"
/// The name of a parameter.
public let AnalyticsParameterPromotionName = "promotion_name"
/// The name of a parameter.
public let AnalyticsParameterQuantity = "quantity"
/// The name of a parameter.
public let AnalyticsParameterScore = "score"
/// The name of a parameter.
public let AnalyticsParameterScreenClass = "screen_class"
/// The name of a parameter.
public let AnalyticsParameterScreenName = "screen_name"
/// The name of a parameter.
public let AnalyticsParameterSearchTerm = "search_term"
/// The name of a parameter.
public let AnalyticsParameterShipping = "shipping"
/// The name of a parameter.
public let AnalyticsParameterShippingTier = "shipping_tier"
/// The name of a parameter.
public let AnalyticsParameterSource = "source"
/// The name of a parameter.
public let AnalyticsParameterStartDate = "start_date"
/// The name of a parameter.
public let AnalyticsParameterSuccess = "success"
/// The name of a parameter.
public let AnalyticsParameterTax = "tax"
/// The name of a parameter.
public let AnalyticsParameterTerm = "term"
/// The name of a parameter.
public let AnalyticsParameterTransactionID = "transaction_id"
/// The name of a parameter.
public let AnalyticsParameterTravelClass = "travel_class"
/// The name of a parameter.
public let AnalyticsParameterValue = "value"
/// The name of a parameter.
public let AnalyticsParameterVirtualCurrencyName = "virtual_currency_name"
/// The name of a property of the user.
public let AnalyticsUserPropertySignUpMethod = "sign_up_method"
