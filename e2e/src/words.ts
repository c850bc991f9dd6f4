import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { text as shopAccountsEn } from '@longhaul/text/storefront/accounts/accounts.en.ts'
import { text as shopAccountsZh } from '@longhaul/text/storefront/accounts/accounts.zh.ts'
import { text as shopAddressesEn } from '@longhaul/text/storefront/addresses/addresses.en.ts'
import { text as shopAddressesZh } from '@longhaul/text/storefront/addresses/addresses.zh.ts'
import { text as shopCartEn } from '@longhaul/text/storefront/cart/cart.en.ts'
import { text as shopCartZh } from '@longhaul/text/storefront/cart/cart.zh.ts'
import { text as shopConversationsEn } from '@longhaul/text/storefront/messages/conversations.en.ts'
import { text as shopConversationsZh } from '@longhaul/text/storefront/messages/conversations.zh.ts'
import { text as shopEstimateEn } from '@longhaul/text/storefront/estimate/estimate.en.ts'
import { text as shopEstimateZh } from '@longhaul/text/storefront/estimate/estimate.zh.ts'
import { text as shopFundsEn } from '@longhaul/text/storefront/funds/funds.en.ts'
import { text as shopFundsZh } from '@longhaul/text/storefront/funds/funds.zh.ts'
import { text as shopGoodsEn } from '@longhaul/text/storefront/goods/goods.en.ts'
import { text as shopGoodsFieldsEn } from '@longhaul/text/storefront/goods/goods-fields.en.ts'
import { text as shopSentEn } from '@longhaul/text/storefront/goods/sent.en.ts'
import { text as shopUnreadEn } from '@longhaul/text/storefront/goods/unread.en.ts'
import { text as shopGoodsZh } from '@longhaul/text/storefront/goods/goods.zh.ts'
import { text as shopGoodsFieldsZh } from '@longhaul/text/storefront/goods/goods-fields.zh.ts'
import { text as shopSentZh } from '@longhaul/text/storefront/goods/sent.zh.ts'
import { text as shopUnreadZh } from '@longhaul/text/storefront/goods/unread.zh.ts'
import { text as shopDeskEn } from '@longhaul/text/storefront/desk/desk.en.ts'
import { text as shopBelowEn } from '@longhaul/text/storefront/home/home-below.en.ts'
import { text as shopDeskZh } from '@longhaul/text/storefront/desk/desk.zh.ts'
import { text as shopBelowZh } from '@longhaul/text/storefront/home/home-below.zh.ts'
import { text as shopHomeEn } from '@longhaul/text/storefront/home/home.en.ts'
import { text as shopHomeZh } from '@longhaul/text/storefront/home/home.zh.ts'
import { text as shopHelpEn } from '@longhaul/text/storefront/help/help.en.ts'
import { text as shopHelpZh } from '@longhaul/text/storefront/help/help.zh.ts'
import { text as shopLoginEn } from '@longhaul/text/storefront/accounts/login.en.ts'
import { text as shopLoginZh } from '@longhaul/text/storefront/accounts/login.zh.ts'
import { text as shopMessagesEn } from '@longhaul/text/storefront/messages/messages.en.ts'
import { text as shopMessagesZh } from '@longhaul/text/storefront/messages/messages.zh.ts'
import { text as shopStepsEn } from '@longhaul/text/storefront/steps/next-step.en.ts'
import { text as shopStepsZh } from '@longhaul/text/storefront/steps/next-step.zh.ts'
import { text as shopOrderDecisionsEn } from '@longhaul/text/storefront/orders/order-decisions.en.ts'
import { text as shopOrderListEn } from '@longhaul/text/storefront/orders/order-list.en.ts'
import { text as shopOrderDecisionsZh } from '@longhaul/text/storefront/orders/order-decisions.zh.ts'
import { text as shopOrderListZh } from '@longhaul/text/storefront/orders/order-list.zh.ts'
import { text as shopOrderPageEn } from '@longhaul/text/storefront/orders/order-page.en.ts'
import { text as shopOrderPageZh } from '@longhaul/text/storefront/orders/order-page.zh.ts'
import { text as shopOrderStatusEn } from '@longhaul/text/storefront/orders/order-status.en.ts'
import { text as shopOrderStatusZh } from '@longhaul/text/storefront/orders/order-status.zh.ts'
import { text as shopOrderWordsEn } from '@longhaul/text/storefront/orders/order-words.en.ts'
import { text as shopWishWordsEn } from '@longhaul/text/storefront/orders/wish-words.en.ts'
import { text as shopOrderWordsZh } from '@longhaul/text/storefront/orders/order-words.zh.ts'
import { text as shopWishWordsZh } from '@longhaul/text/storefront/orders/wish-words.zh.ts'
import { text as shopFeeEn } from '@longhaul/text/storefront/payment/fee.en.ts'
import { text as shopFeeZh } from '@longhaul/text/storefront/payment/fee.zh.ts'
import { text as shopOrdersEn } from '@longhaul/text/storefront/orders/orders.en.ts'
import { text as shopOrdersZh } from '@longhaul/text/storefront/orders/orders.zh.ts'
import { text as shopParcelsEn } from '@longhaul/text/storefront/parcels/parcels.en.ts'
import { text as shopParcelsZh } from '@longhaul/text/storefront/parcels/parcels.zh.ts'
import { text as shopWayEn } from '@longhaul/text/storefront/parcels/way.en.ts'
import { text as shopWayZh } from '@longhaul/text/storefront/parcels/way.zh.ts'
import { text as shopPaymentEn } from '@longhaul/text/storefront/payment/payment.en.ts'
import { text as shopPaymentZh } from '@longhaul/text/storefront/payment/payment.zh.ts'
import { text as shopRemittancesEn } from '@longhaul/text/storefront/funds/remittances.en.ts'
import { text as shopRemittancesZh } from '@longhaul/text/storefront/funds/remittances.zh.ts'
import { text as shopSecurityEn } from '@longhaul/text/storefront/security/security.en.ts'
import { text as shopSecurityZh } from '@longhaul/text/storefront/security/security.zh.ts'
import { text as shopProfileEn } from '@longhaul/text/storefront/profile/profile.en.ts'
import { text as shopProfileZh } from '@longhaul/text/storefront/profile/profile.zh.ts'
import { text as shopProgramsEn } from '@longhaul/text/storefront/programs/programs.en.ts'
import { text as shopProgramsZh } from '@longhaul/text/storefront/programs/programs.zh.ts'
import { text as shopRewardsEn } from '@longhaul/text/storefront/rewards/rewards.en.ts'
import { text as shopRewardsZh } from '@longhaul/text/storefront/rewards/rewards.zh.ts'
import { text as shopSettingsEn } from '@longhaul/text/storefront/settings/settings.en.ts'
import { text as shopSettingsZh } from '@longhaul/text/storefront/settings/settings.zh.ts'
import { text as shopShellEn } from '@longhaul/text/storefront/shell/shell.en.ts'
import { text as shopShellZh } from '@longhaul/text/storefront/shell/shell.zh.ts'
import { text as shopWarehouseEn } from '@longhaul/text/storefront/warehouse/warehouse.en.ts'
import { text as shopWarehouseZh } from '@longhaul/text/storefront/warehouse/warehouse.zh.ts'
import { text as shopAdviceEn } from '@longhaul/text/storefront/parcels/advice.en.ts'
import { text as shopAdviceZh } from '@longhaul/text/storefront/parcels/advice.zh.ts'
import { text as shopParcelDocumentsEn } from '@longhaul/text/storefront/parcels/parcel-documents.en.ts'
import { text as shopParcelDocumentsZh } from '@longhaul/text/storefront/parcels/parcel-documents.zh.ts'
import { text as shopPayWayEn } from '@longhaul/text/storefront/payment/pay-way.en.ts'
import { text as shopPayWayZh } from '@longhaul/text/storefront/payment/pay-way.zh.ts'
import { text as shopMethodsEn } from '@longhaul/text/storefront/warehouse/methods.en.ts'
import { text as shopMethodsZh } from '@longhaul/text/storefront/warehouse/methods.zh.ts'
import { text as captionsEn } from '@longhaul/text/photos/captions.en.ts'
import { text as captionsZh } from '@longhaul/text/photos/captions.zh.ts'
import { text as shopPhotosEn } from '@longhaul/text/storefront/photos/photos.en.ts'
import { text as shopPhotosZh } from '@longhaul/text/storefront/photos/photos.zh.ts'
import { text as shopPhotoDeskEn } from '@longhaul/text/storefront/warehouse/photo-desk.en.ts'
import { text as shopPhotoDeskZh } from '@longhaul/text/storefront/warehouse/photo-desk.zh.ts'
import { text as shopReviewsEn } from '@longhaul/text/storefront/parcels/reviews.en.ts'
import { text as shopReviewsZh } from '@longhaul/text/storefront/parcels/reviews.zh.ts'
import { text as shopWithdrawalsEn } from '@longhaul/text/storefront/funds/withdrawals.en.ts'
import { text as shopWithdrawalsZh } from '@longhaul/text/storefront/funds/withdrawals.zh.ts'
import { text as deskBooksEn } from '@longhaul/text/console/books/books.en.ts'
import { text as deskBooksZh } from '@longhaul/text/console/books/books.zh.ts'
import { text as deskConversationsEn } from '@longhaul/text/console/conversations/conversations.en.ts'
import { text as deskConversationsZh } from '@longhaul/text/console/conversations/conversations.zh.ts'
import { text as deskContentEn } from '@longhaul/text/console/content/content.en.ts'
import { text as deskContentZh } from '@longhaul/text/console/content/content.zh.ts'
import { text as deskCsvFileEn } from '@longhaul/text/console/lists/csv-file.en.ts'
import { text as deskCsvFileZh } from '@longhaul/text/console/lists/csv-file.zh.ts'
import { text as deskFinanceEn } from '@longhaul/text/console/finance/finance.en.ts'
import { text as deskFinanceZh } from '@longhaul/text/console/finance/finance.zh.ts'
import { text as deskShippingEn } from '@longhaul/text/console/shipping/shipping.en.ts'
import { text as deskShippingZh } from '@longhaul/text/console/shipping/shipping.zh.ts'
import { text as deskRefundsEn } from '@longhaul/text/console/refunds/refunds.en.ts'
import { text as deskRefundsZh } from '@longhaul/text/console/refunds/refunds.zh.ts'
import { text as deskMailsEn } from '@longhaul/text/console/mails/mails.en.ts'
import { text as deskMailsZh } from '@longhaul/text/console/mails/mails.zh.ts'
import { text as deskPackingEn } from '@longhaul/text/console/packing/packing.en.ts'
import { text as deskPackingZh } from '@longhaul/text/console/packing/packing.zh.ts'
import { text as deskPicturesEn } from '@longhaul/text/console/receive/pictures.en.ts'
import { text as deskPicturesZh } from '@longhaul/text/console/receive/pictures.zh.ts'
import { text as deskPurchaseEn } from '@longhaul/text/console/purchase/purchase.en.ts'
import { text as deskPastedEn } from '@longhaul/text/console/shell/pasted.en.ts'
import { text as deskPastedZh } from '@longhaul/text/console/shell/pasted.zh.ts'
import { text as deskSellerParcelsEn } from '@longhaul/text/console/purchase/seller-parcels.en.ts'
import { text as deskPurchaseZh } from '@longhaul/text/console/purchase/purchase.zh.ts'
import { text as deskSellerParcelsZh } from '@longhaul/text/console/purchase/seller-parcels.zh.ts'
import { text as deskWorkplaceEn } from '@longhaul/text/console/shell/workplace.en.ts'
import { text as deskWorkplaceZh } from '@longhaul/text/console/shell/workplace.zh.ts'
import { text as deskGoodsCardEn } from '@longhaul/text/console/station/goods-card.en.ts'
import { text as deskGoodsCardZh } from '@longhaul/text/console/station/goods-card.zh.ts'
import { text as deskReceiveEn } from '@longhaul/text/console/receive/receive.en.ts'
import { text as deskReceiveZh } from '@longhaul/text/console/receive/receive.zh.ts'
import { text as deskReviewEn } from '@longhaul/text/console/review/review.en.ts'
import { text as deskReviewZh } from '@longhaul/text/console/review/review.zh.ts'
import { text as deskRewardsEn } from '@longhaul/text/console/rewards/rewards.en.ts'
import { text as deskRewardsZh } from '@longhaul/text/console/rewards/rewards.zh.ts'
import { text as deskShellEn } from '@longhaul/text/console/shell/shell.en.ts'
import { text as deskShellZh } from '@longhaul/text/console/shell/shell.zh.ts'
import { text as deskDispatchEn } from '@longhaul/text/console/dispatch/dispatch.en.ts'
import { text as deskDispatchZh } from '@longhaul/text/console/dispatch/dispatch.zh.ts'
import { text as languageNamesEn } from '@longhaul/text/console/shell/language-names.en.ts'
import { text as languageNamesZh } from '@longhaul/text/console/shell/language-names.zh.ts'
import { text as deskWordsEn } from '@longhaul/text/console/shell/words.en.ts'
import { text as deskWordsZh } from '@longhaul/text/console/shell/words.zh.ts'
import { text as errorsEn } from '@longhaul/text/errors/errors.en.ts'
import { text as errorsZh } from '@longhaul/text/errors/errors.zh.ts'
import { text as sandboxPayEn } from '@longhaul/text/payments/sandbox-pay.en.ts'
import { text as sandboxPayZh } from '@longhaul/text/payments/sandbox-pay.zh.ts'
import { text as shippingEn } from '@longhaul/text/documents/shipping.en.ts'
import { text as shippingZh } from '@longhaul/text/documents/shipping.zh.ts'
import { text as uiEn } from '@longhaul/text/ui.en.ts'
import { text as uiZh } from '@longhaul/text/ui.zh.ts'
import { text as labelEn } from '@longhaul/text/ui/label.en.ts'
import { text as labelZh } from '@longhaul/text/ui/label.zh.ts'
import { text as picturesEn } from '@longhaul/text/ui/pictures.en.ts'
import { text as picturesZh } from '@longhaul/text/ui/pictures.zh.ts'

/**
 * The texts of an order form, which the shop keeps in four files: those of every form, those of the folded
 * part, those for a page that could not be read, and those for a form that was sent.
 */
const orderForm = (
  first: typeof shopGoodsEn,
  folded: typeof shopGoodsFieldsEn,
  unread: typeof shopUnreadEn,
  sent: typeof shopSentEn,
) => ({
  ...unread,
  ...first,
  link: { ...first.link, ...unread.link },
  form: { ...first.form, ...folded, ...unread.fields },
  product: { ...first.product, ...unread.product },
  actions: { ...first.actions, ...sent },
})

/** The texts of the screens in both languages, by which the journeys find elements. */
const en = {
  /** The shop's pages. */
  shop: {
    accounts: shopAccountsEn,
    addresses: shopAddressesEn,
    cart: shopCartEn,
    conversations: shopConversationsEn,
    estimate: shopEstimateEn,
    funds: shopFundsEn,
    goods: orderForm(shopGoodsEn, shopGoodsFieldsEn, shopUnreadEn, shopSentEn),
    desk: shopDeskEn,
    home: { ...shopHomeEn, below: shopBelowEn },
    help: shopHelpEn,
    login: shopLoginEn,
    messages: shopMessagesEn,
    orderList: { ...shopOrderListEn, ...shopOrderDecisionsEn },
    orderPage: shopOrderPageEn,
    orderStatus: shopOrderStatusEn,
    steps: shopStepsEn,
    orderWords: { ...shopOrderWordsEn, ...shopWishWordsEn },
    fee: shopFeeEn,
    orders: shopOrdersEn,
    parcels: shopParcelsEn,
    way: shopWayEn,
    payment: shopPaymentEn,
    remittances: shopRemittancesEn,
    withdrawals: shopWithdrawalsEn,
    security: shopSecurityEn,
    profile: shopProfileEn,
    programs: shopProgramsEn,
    rewards: shopRewardsEn,
    settings: shopSettingsEn,
    shell: shopShellEn,
    warehouse: shopWarehouseEn,
    reviews: shopReviewsEn,
    methods: shopMethodsEn,
    photoDesk: shopPhotoDeskEn,
    photos: shopPhotosEn,
    captions: captionsEn,
    payWay: shopPayWayEn,
    parcelDocuments: shopParcelDocumentsEn,
    advice: shopAdviceEn,
  },
  /** The console's. */
  desk: {
    books: deskBooksEn,
    conversations: deskConversationsEn,
    content: deskContentEn,
    csvFile: deskCsvFileEn,
    finance: deskFinanceEn,
    mails: deskMailsEn,
    packing: deskPackingEn,
    pictures: deskPicturesEn,
    purchase: deskPurchaseEn,
    pasted: deskPastedEn,
    sellerParcels: deskSellerParcelsEn,
    shipping: deskShippingEn,
    goodsCard: deskGoodsCardEn,
    receive: deskReceiveEn,
    workplace: deskWorkplaceEn,
    refunds: deskRefundsEn,
    review: deskReviewEn,
    rewards: deskRewardsEn,
    shell: deskShellEn,
    dispatch: deskDispatchEn,
    languageNames: languageNamesEn,
    words: deskWordsEn,
  },
  errors: errorsEn,
  provider: sandboxPayEn,
  tracking: shippingEn.tracking,
  ui: uiEn,
  label: labelEn,
  pictures: picturesEn,
}

export type Words = typeof en
const zh: Words = {
  shop: {
    accounts: shopAccountsZh,
    addresses: shopAddressesZh,
    cart: shopCartZh,
    conversations: shopConversationsZh,
    estimate: shopEstimateZh,
    funds: shopFundsZh,
    goods: orderForm(shopGoodsZh, shopGoodsFieldsZh, shopUnreadZh, shopSentZh),
    desk: shopDeskZh,
    home: { ...shopHomeZh, below: shopBelowZh },
    help: shopHelpZh,
    login: shopLoginZh,
    messages: shopMessagesZh,
    orderList: { ...shopOrderListZh, ...shopOrderDecisionsZh },
    orderPage: shopOrderPageZh,
    orderStatus: shopOrderStatusZh,
    steps: shopStepsZh,
    orderWords: { ...shopOrderWordsZh, ...shopWishWordsZh },
    fee: shopFeeZh,
    orders: shopOrdersZh,
    parcels: shopParcelsZh,
    way: shopWayZh,
    payment: shopPaymentZh,
    remittances: shopRemittancesZh,
    withdrawals: shopWithdrawalsZh,
    security: shopSecurityZh,
    profile: shopProfileZh,
    programs: shopProgramsZh,
    rewards: shopRewardsZh,
    settings: shopSettingsZh,
    shell: shopShellZh,
    warehouse: shopWarehouseZh,
    reviews: shopReviewsZh,
    methods: shopMethodsZh,
    photoDesk: shopPhotoDeskZh,
    photos: shopPhotosZh,
    captions: captionsZh,
    payWay: shopPayWayZh,
    parcelDocuments: shopParcelDocumentsZh,
    advice: shopAdviceZh,
  },
  desk: {
    books: deskBooksZh,
    conversations: deskConversationsZh,
    content: deskContentZh,
    csvFile: deskCsvFileZh,
    finance: deskFinanceZh,
    mails: deskMailsZh,
    packing: deskPackingZh,
    pictures: deskPicturesZh,
    purchase: deskPurchaseZh,
    pasted: deskPastedZh,
    sellerParcels: deskSellerParcelsZh,
    shipping: deskShippingZh,
    goodsCard: deskGoodsCardZh,
    receive: deskReceiveZh,
    workplace: deskWorkplaceZh,
    refunds: deskRefundsZh,
    review: deskReviewZh,
    rewards: deskRewardsZh,
    shell: deskShellZh,
    dispatch: deskDispatchZh,
    languageNames: languageNamesZh,
    words: deskWordsZh,
  },
  errors: errorsZh,
  provider: sandboxPayZh,
  tracking: shippingZh.tracking,
  ui: uiZh,
  label: labelZh,
  pictures: picturesZh,
}

export const wordsIn = (lang: Lang): Words => inBoth(en, zh)[lang]
