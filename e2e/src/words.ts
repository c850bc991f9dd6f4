import type { Lang } from '@longhaul/text/lang.ts'
import { en as shopAccountsEn } from '@longhaul/text/storefront/accounts.en.ts'
import { zh as shopAccountsZh } from '@longhaul/text/storefront/accounts.zh.ts'
import { en as shopAddressesEn } from '@longhaul/text/storefront/addresses.en.ts'
import { zh as shopAddressesZh } from '@longhaul/text/storefront/addresses.zh.ts'
import { en as shopCartEn } from '@longhaul/text/storefront/cart.en.ts'
import { zh as shopCartZh } from '@longhaul/text/storefront/cart.zh.ts'
import { en as shopConversationsEn } from '@longhaul/text/storefront/conversations.en.ts'
import { zh as shopConversationsZh } from '@longhaul/text/storefront/conversations.zh.ts'
import { en as shopEstimateEn } from '@longhaul/text/storefront/estimate.en.ts'
import { zh as shopEstimateZh } from '@longhaul/text/storefront/estimate.zh.ts'
import { en as shopFundsEn } from '@longhaul/text/storefront/funds.en.ts'
import { zh as shopFundsZh } from '@longhaul/text/storefront/funds.zh.ts'
import { en as shopGoodsEn } from '@longhaul/text/storefront/goods.en.ts'
import { zh as shopGoodsZh } from '@longhaul/text/storefront/goods.zh.ts'
import { en as shopBelowEn } from '@longhaul/text/storefront/home-below.en.ts'
import { zh as shopBelowZh } from '@longhaul/text/storefront/home-below.zh.ts'
import { en as shopHomeEn } from '@longhaul/text/storefront/home.en.ts'
import { zh as shopHomeZh } from '@longhaul/text/storefront/home.zh.ts'
import { en as shopHelpEn } from '@longhaul/text/storefront/help.en.ts'
import { zh as shopHelpZh } from '@longhaul/text/storefront/help.zh.ts'
import { en as shopLoginEn } from '@longhaul/text/storefront/login.en.ts'
import { zh as shopLoginZh } from '@longhaul/text/storefront/login.zh.ts'
import { en as shopMessagesEn } from '@longhaul/text/storefront/messages.en.ts'
import { zh as shopMessagesZh } from '@longhaul/text/storefront/messages.zh.ts'
import { en as shopOrderStatusEn } from '@longhaul/text/storefront/order-status.en.ts'
import { zh as shopOrderStatusZh } from '@longhaul/text/storefront/order-status.zh.ts'
import { en as shopOrderWordsEn } from '@longhaul/text/storefront/order-words.en.ts'
import { zh as shopOrderWordsZh } from '@longhaul/text/storefront/order-words.zh.ts'
import { en as shopFeeEn } from '@longhaul/text/storefront/fee.en.ts'
import { zh as shopFeeZh } from '@longhaul/text/storefront/fee.zh.ts'
import { en as shopOrdersEn } from '@longhaul/text/storefront/orders.en.ts'
import { zh as shopOrdersZh } from '@longhaul/text/storefront/orders.zh.ts'
import { en as shopParcelsEn } from '@longhaul/text/storefront/parcels.en.ts'
import { zh as shopParcelsZh } from '@longhaul/text/storefront/parcels.zh.ts'
import { en as shopPaymentEn } from '@longhaul/text/storefront/payment.en.ts'
import { zh as shopPaymentZh } from '@longhaul/text/storefront/payment.zh.ts'
import { en as shopRemittancesEn } from '@longhaul/text/storefront/remittances.en.ts'
import { zh as shopRemittancesZh } from '@longhaul/text/storefront/remittances.zh.ts'
import { en as shopSecurityEn } from '@longhaul/text/storefront/security.en.ts'
import { zh as shopSecurityZh } from '@longhaul/text/storefront/security.zh.ts'
import { en as shopProfileEn } from '@longhaul/text/storefront/profile.en.ts'
import { zh as shopProfileZh } from '@longhaul/text/storefront/profile.zh.ts'
import { en as shopRewardsEn } from '@longhaul/text/storefront/rewards.en.ts'
import { zh as shopRewardsZh } from '@longhaul/text/storefront/rewards.zh.ts'
import { en as shopSettingsEn } from '@longhaul/text/storefront/settings.en.ts'
import { zh as shopSettingsZh } from '@longhaul/text/storefront/settings.zh.ts'
import { en as shopShellEn } from '@longhaul/text/storefront/shell.en.ts'
import { zh as shopShellZh } from '@longhaul/text/storefront/shell.zh.ts'
import { en as shopWarehouseEn } from '@longhaul/text/storefront/warehouse.en.ts'
import { zh as shopWarehouseZh } from '@longhaul/text/storefront/warehouse.zh.ts'
import { en as shopAdviceEn } from '@longhaul/text/storefront/advice.en.ts'
import { zh as shopAdviceZh } from '@longhaul/text/storefront/advice.zh.ts'
import { en as shopParcelPapersEn } from '@longhaul/text/storefront/parcel-papers.en.ts'
import { zh as shopParcelPapersZh } from '@longhaul/text/storefront/parcel-papers.zh.ts'
import { en as shopPayWayEn } from '@longhaul/text/storefront/pay-way.en.ts'
import { zh as shopPayWayZh } from '@longhaul/text/storefront/pay-way.zh.ts'
import { en as shopPhotoDeskEn } from '@longhaul/text/storefront/photo-desk.en.ts'
import { zh as shopPhotoDeskZh } from '@longhaul/text/storefront/photo-desk.zh.ts'
import { en as shopReviewsEn } from '@longhaul/text/storefront/reviews.en.ts'
import { zh as shopReviewsZh } from '@longhaul/text/storefront/reviews.zh.ts'
import { en as shopWithdrawalsEn } from '@longhaul/text/storefront/withdrawals.en.ts'
import { zh as shopWithdrawalsZh } from '@longhaul/text/storefront/withdrawals.zh.ts'
import { en as deskBooksEn } from '@longhaul/text/console/books.en.ts'
import { zh as deskBooksZh } from '@longhaul/text/console/books.zh.ts'
import { en as deskConversationsEn } from '@longhaul/text/console/conversations.en.ts'
import { zh as deskConversationsZh } from '@longhaul/text/console/conversations.zh.ts'
import { en as deskContentEn } from '@longhaul/text/console/content.en.ts'
import { zh as deskContentZh } from '@longhaul/text/console/content.zh.ts'
import { en as deskCsvFileEn } from '@longhaul/text/console/csv-file.en.ts'
import { zh as deskCsvFileZh } from '@longhaul/text/console/csv-file.zh.ts'
import { en as deskFinanceEn } from '@longhaul/text/console/finance.en.ts'
import { zh as deskFinanceZh } from '@longhaul/text/console/finance.zh.ts'
import { en as deskRatesEn } from '@longhaul/text/console/rates.en.ts'
import { zh as deskRatesZh } from '@longhaul/text/console/rates.zh.ts'
import { en as deskRefundsEn } from '@longhaul/text/console/refunds.en.ts'
import { zh as deskRefundsZh } from '@longhaul/text/console/refunds.zh.ts'
import { en as deskMailsEn } from '@longhaul/text/console/mails.en.ts'
import { zh as deskMailsZh } from '@longhaul/text/console/mails.zh.ts'
import { en as deskPackingEn } from '@longhaul/text/console/packing.en.ts'
import { zh as deskPackingZh } from '@longhaul/text/console/packing.zh.ts'
import { en as deskPicturesEn } from '@longhaul/text/console/pictures.en.ts'
import { zh as deskPicturesZh } from '@longhaul/text/console/pictures.zh.ts'
import { en as deskPurchaseEn } from '@longhaul/text/console/purchase.en.ts'
import { zh as deskPurchaseZh } from '@longhaul/text/console/purchase.zh.ts'
import { en as deskReceiveEn } from '@longhaul/text/console/receive.en.ts'
import { zh as deskReceiveZh } from '@longhaul/text/console/receive.zh.ts'
import { en as deskReviewEn } from '@longhaul/text/console/review.en.ts'
import { zh as deskReviewZh } from '@longhaul/text/console/review.zh.ts'
import { en as deskRewardsEn } from '@longhaul/text/console/rewards.en.ts'
import { zh as deskRewardsZh } from '@longhaul/text/console/rewards.zh.ts'
import { en as deskShellEn } from '@longhaul/text/console/shell.en.ts'
import { zh as deskShellZh } from '@longhaul/text/console/shell.zh.ts'
import { en as deskShippingEn } from '@longhaul/text/console/shipping.en.ts'
import { zh as deskShippingZh } from '@longhaul/text/console/shipping.zh.ts'
import { en as deskWordsEn } from '@longhaul/text/console/words.en.ts'
import { zh as deskWordsZh } from '@longhaul/text/console/words.zh.ts'
import { en as errorsEn } from '@longhaul/text/errors.en.ts'
import { zh as errorsZh } from '@longhaul/text/errors.zh.ts'
import { en as sandboxPayEn } from '@longhaul/text/sandbox-pay.en.ts'
import { zh as sandboxPayZh } from '@longhaul/text/sandbox-pay.zh.ts'
import { en as shippingEn } from '@longhaul/text/shipping.en.ts'
import { zh as shippingZh } from '@longhaul/text/shipping.zh.ts'
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
    rates: deskRatesEn,
    receive: deskReceiveEn,
    refunds: deskRefundsEn,
    review: deskReviewEn,
    rewards: deskRewardsEn,
    shell: deskShellEn,
    shipping: deskShippingEn,
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
    rates: deskRatesZh,
    receive: deskReceiveZh,
    refunds: deskRefundsZh,
    review: deskReviewZh,
    rewards: deskRewardsZh,
    shell: deskShellZh,
    shipping: deskShippingZh,
    words: deskWordsZh,
  },
  errors: errorsZh,
  provider: sandboxPayZh,
  tracking: shippingZh.tracking,
  ui: uiZh,
}

export const wordsIn = (lang: Lang): Words => (lang === 'zh' ? zh : en)
