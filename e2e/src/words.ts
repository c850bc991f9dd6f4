import type { Lang } from '@longhaul/text/lang.ts'
import { en as shopAccountsEn } from '@longhaul/text/storefront/accounts/accounts.en.ts'
import { zh as shopAccountsZh } from '@longhaul/text/storefront/accounts/accounts.zh.ts'
import { en as shopAddressesEn } from '@longhaul/text/storefront/addresses/addresses.en.ts'
import { zh as shopAddressesZh } from '@longhaul/text/storefront/addresses/addresses.zh.ts'
import { en as shopCartEn } from '@longhaul/text/storefront/cart/cart.en.ts'
import { zh as shopCartZh } from '@longhaul/text/storefront/cart/cart.zh.ts'
import { en as shopConversationsEn } from '@longhaul/text/storefront/messages/conversations.en.ts'
import { zh as shopConversationsZh } from '@longhaul/text/storefront/messages/conversations.zh.ts'
import { en as shopEstimateEn } from '@longhaul/text/storefront/estimate/estimate.en.ts'
import { zh as shopEstimateZh } from '@longhaul/text/storefront/estimate/estimate.zh.ts'
import { en as shopFundsEn } from '@longhaul/text/storefront/funds/funds.en.ts'
import { zh as shopFundsZh } from '@longhaul/text/storefront/funds/funds.zh.ts'
import { en as shopGoodsEn } from '@longhaul/text/storefront/goods/goods.en.ts'
import { zh as shopGoodsZh } from '@longhaul/text/storefront/goods/goods.zh.ts'
import { en as shopBelowEn } from '@longhaul/text/storefront/home/home-below.en.ts'
import { zh as shopBelowZh } from '@longhaul/text/storefront/home/home-below.zh.ts'
import { en as shopHomeEn } from '@longhaul/text/storefront/home/home.en.ts'
import { zh as shopHomeZh } from '@longhaul/text/storefront/home/home.zh.ts'
import { en as shopHelpEn } from '@longhaul/text/storefront/help/help.en.ts'
import { zh as shopHelpZh } from '@longhaul/text/storefront/help/help.zh.ts'
import { en as shopLoginEn } from '@longhaul/text/storefront/accounts/login.en.ts'
import { zh as shopLoginZh } from '@longhaul/text/storefront/accounts/login.zh.ts'
import { en as shopMessagesEn } from '@longhaul/text/storefront/messages/messages.en.ts'
import { zh as shopMessagesZh } from '@longhaul/text/storefront/messages/messages.zh.ts'
import { en as shopOrderStatusEn } from '@longhaul/text/storefront/orders/order-status.en.ts'
import { zh as shopOrderStatusZh } from '@longhaul/text/storefront/orders/order-status.zh.ts'
import { en as shopOrderWordsEn } from '@longhaul/text/storefront/orders/order-words.en.ts'
import { zh as shopOrderWordsZh } from '@longhaul/text/storefront/orders/order-words.zh.ts'
import { en as shopFeeEn } from '@longhaul/text/storefront/payment/fee.en.ts'
import { zh as shopFeeZh } from '@longhaul/text/storefront/payment/fee.zh.ts'
import { en as shopOrdersEn } from '@longhaul/text/storefront/orders/orders.en.ts'
import { zh as shopOrdersZh } from '@longhaul/text/storefront/orders/orders.zh.ts'
import { en as shopParcelsEn } from '@longhaul/text/storefront/parcels/parcels.en.ts'
import { zh as shopParcelsZh } from '@longhaul/text/storefront/parcels/parcels.zh.ts'
import { en as shopPaymentEn } from '@longhaul/text/storefront/payment/payment.en.ts'
import { zh as shopPaymentZh } from '@longhaul/text/storefront/payment/payment.zh.ts'
import { en as shopRemittancesEn } from '@longhaul/text/storefront/funds/remittances.en.ts'
import { zh as shopRemittancesZh } from '@longhaul/text/storefront/funds/remittances.zh.ts'
import { en as shopSecurityEn } from '@longhaul/text/storefront/security/security.en.ts'
import { zh as shopSecurityZh } from '@longhaul/text/storefront/security/security.zh.ts'
import { en as shopProfileEn } from '@longhaul/text/storefront/profile/profile.en.ts'
import { zh as shopProfileZh } from '@longhaul/text/storefront/profile/profile.zh.ts'
import { en as shopRewardsEn } from '@longhaul/text/storefront/rewards/rewards.en.ts'
import { zh as shopRewardsZh } from '@longhaul/text/storefront/rewards/rewards.zh.ts'
import { en as shopSettingsEn } from '@longhaul/text/storefront/settings/settings.en.ts'
import { zh as shopSettingsZh } from '@longhaul/text/storefront/settings/settings.zh.ts'
import { en as shopShellEn } from '@longhaul/text/storefront/shell/shell.en.ts'
import { zh as shopShellZh } from '@longhaul/text/storefront/shell/shell.zh.ts'
import { en as shopWarehouseEn } from '@longhaul/text/storefront/warehouse/warehouse.en.ts'
import { zh as shopWarehouseZh } from '@longhaul/text/storefront/warehouse/warehouse.zh.ts'
import { en as shopAdviceEn } from '@longhaul/text/storefront/parcels/advice.en.ts'
import { zh as shopAdviceZh } from '@longhaul/text/storefront/parcels/advice.zh.ts'
import { en as shopParcelPapersEn } from '@longhaul/text/storefront/parcels/parcel-papers.en.ts'
import { zh as shopParcelPapersZh } from '@longhaul/text/storefront/parcels/parcel-papers.zh.ts'
import { en as shopPayWayEn } from '@longhaul/text/storefront/payment/pay-way.en.ts'
import { zh as shopPayWayZh } from '@longhaul/text/storefront/payment/pay-way.zh.ts'
import { en as shopPhotoDeskEn } from '@longhaul/text/storefront/warehouse/photo-desk.en.ts'
import { zh as shopPhotoDeskZh } from '@longhaul/text/storefront/warehouse/photo-desk.zh.ts'
import { en as shopReviewsEn } from '@longhaul/text/storefront/parcels/reviews.en.ts'
import { zh as shopReviewsZh } from '@longhaul/text/storefront/parcels/reviews.zh.ts'
import { en as shopWithdrawalsEn } from '@longhaul/text/storefront/funds/withdrawals.en.ts'
import { zh as shopWithdrawalsZh } from '@longhaul/text/storefront/funds/withdrawals.zh.ts'
import { en as deskBooksEn } from '@longhaul/text/console/books/books.en.ts'
import { zh as deskBooksZh } from '@longhaul/text/console/books/books.zh.ts'
import { en as deskConversationsEn } from '@longhaul/text/console/conversations/conversations.en.ts'
import { zh as deskConversationsZh } from '@longhaul/text/console/conversations/conversations.zh.ts'
import { en as deskContentEn } from '@longhaul/text/console/content/content.en.ts'
import { zh as deskContentZh } from '@longhaul/text/console/content/content.zh.ts'
import { en as deskCsvFileEn } from '@longhaul/text/console/lists/csv-file.en.ts'
import { zh as deskCsvFileZh } from '@longhaul/text/console/lists/csv-file.zh.ts'
import { en as deskFinanceEn } from '@longhaul/text/console/finance/finance.en.ts'
import { zh as deskFinanceZh } from '@longhaul/text/console/finance/finance.zh.ts'
import { en as deskShippingEn } from '@longhaul/text/console/shipping/shipping.en.ts'
import { zh as deskShippingZh } from '@longhaul/text/console/shipping/shipping.zh.ts'
import { en as deskRefundsEn } from '@longhaul/text/console/refunds/refunds.en.ts'
import { zh as deskRefundsZh } from '@longhaul/text/console/refunds/refunds.zh.ts'
import { en as deskMailsEn } from '@longhaul/text/console/mails/mails.en.ts'
import { zh as deskMailsZh } from '@longhaul/text/console/mails/mails.zh.ts'
import { en as deskPackingEn } from '@longhaul/text/console/packing/packing.en.ts'
import { zh as deskPackingZh } from '@longhaul/text/console/packing/packing.zh.ts'
import { en as deskPicturesEn } from '@longhaul/text/console/receive/pictures.en.ts'
import { zh as deskPicturesZh } from '@longhaul/text/console/receive/pictures.zh.ts'
import { en as deskPurchaseEn } from '@longhaul/text/console/purchase/purchase.en.ts'
import { zh as deskPurchaseZh } from '@longhaul/text/console/purchase/purchase.zh.ts'
import { en as deskReceiveEn } from '@longhaul/text/console/receive/receive.en.ts'
import { zh as deskReceiveZh } from '@longhaul/text/console/receive/receive.zh.ts'
import { en as deskReviewEn } from '@longhaul/text/console/review/review.en.ts'
import { zh as deskReviewZh } from '@longhaul/text/console/review/review.zh.ts'
import { en as deskRewardsEn } from '@longhaul/text/console/rewards/rewards.en.ts'
import { zh as deskRewardsZh } from '@longhaul/text/console/rewards/rewards.zh.ts'
import { en as deskShellEn } from '@longhaul/text/console/shell/shell.en.ts'
import { zh as deskShellZh } from '@longhaul/text/console/shell/shell.zh.ts'
import { en as deskDispatchEn } from '@longhaul/text/console/dispatch/dispatch.en.ts'
import { zh as deskDispatchZh } from '@longhaul/text/console/dispatch/dispatch.zh.ts'
import { en as deskWordsEn } from '@longhaul/text/console/shell/words.en.ts'
import { zh as deskWordsZh } from '@longhaul/text/console/shell/words.zh.ts'
import { en as errorsEn } from '@longhaul/text/errors/errors.en.ts'
import { zh as errorsZh } from '@longhaul/text/errors/errors.zh.ts'
import { en as sandboxPayEn } from '@longhaul/text/payments/sandbox-pay.en.ts'
import { zh as sandboxPayZh } from '@longhaul/text/payments/sandbox-pay.zh.ts'
import { en as shippingEn } from '@longhaul/text/papers/shipping.en.ts'
import { zh as shippingZh } from '@longhaul/text/papers/shipping.zh.ts'
import { en as uiEn } from '@longhaul/text/ui.en.ts'
import { zh as uiZh } from '@longhaul/text/ui.zh.ts'

/** What the screens say, by which the journeys find things, in both languages. */
const en = {
  /** The shop's pages. */
  shop: {
    accounts: shopAccountsEn,
    addresses: shopAddressesEn,
    cart: shopCartEn,
    conversations: shopConversationsEn,
    estimate: shopEstimateEn,
    funds: shopFundsEn,
    goods: shopGoodsEn,
    home: { ...shopHomeEn, below: shopBelowEn },
    help: shopHelpEn,
    login: shopLoginEn,
    messages: shopMessagesEn,
    orderStatus: shopOrderStatusEn,
    orderWords: shopOrderWordsEn,
    fee: shopFeeEn,
    orders: shopOrdersEn,
    parcels: shopParcelsEn,
    payment: shopPaymentEn,
    remittances: shopRemittancesEn,
    withdrawals: shopWithdrawalsEn,
    security: shopSecurityEn,
    profile: shopProfileEn,
    rewards: shopRewardsEn,
    settings: shopSettingsEn,
    shell: shopShellEn,
    warehouse: shopWarehouseEn,
    reviews: shopReviewsEn,
    photoDesk: shopPhotoDeskEn,
    payWay: shopPayWayEn,
    parcelPapers: shopParcelPapersEn,
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
    shipping: deskShippingEn,
    receive: deskReceiveEn,
    refunds: deskRefundsEn,
    review: deskReviewEn,
    rewards: deskRewardsEn,
    shell: deskShellEn,
    dispatch: deskDispatchEn,
    words: deskWordsEn,
  },
  errors: errorsEn,
  provider: sandboxPayEn,
  tracking: shippingEn.tracking,
  ui: uiEn,
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
    goods: shopGoodsZh,
    home: { ...shopHomeZh, below: shopBelowZh },
    help: shopHelpZh,
    login: shopLoginZh,
    messages: shopMessagesZh,
    orderStatus: shopOrderStatusZh,
    orderWords: shopOrderWordsZh,
    fee: shopFeeZh,
    orders: shopOrdersZh,
    parcels: shopParcelsZh,
    payment: shopPaymentZh,
    remittances: shopRemittancesZh,
    withdrawals: shopWithdrawalsZh,
    security: shopSecurityZh,
    profile: shopProfileZh,
    rewards: shopRewardsZh,
    settings: shopSettingsZh,
    shell: shopShellZh,
    warehouse: shopWarehouseZh,
    reviews: shopReviewsZh,
    photoDesk: shopPhotoDeskZh,
    payWay: shopPayWayZh,
    parcelPapers: shopParcelPapersZh,
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
    shipping: deskShippingZh,
    receive: deskReceiveZh,
    refunds: deskRefundsZh,
    review: deskReviewZh,
    rewards: deskRewardsZh,
    shell: deskShellZh,
    dispatch: deskDispatchZh,
    words: deskWordsZh,
  },
  errors: errorsZh,
  provider: sandboxPayZh,
  tracking: shippingZh.tracking,
  ui: uiZh,
}

export const wordsIn = (lang: Lang): Words => (lang === 'zh' ? zh : en)
