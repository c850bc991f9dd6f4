import type { Feature } from '../platform/feature.ts'
import { answerQuestionAction } from './answer-question.ts'
import { serveAnswerPage } from './answers/serve-answer-page.ts'
import { approveItemAction } from './approve-item.ts'
import { approveItemsAction } from './approve-items.ts'
import { askShopperAction } from './ask-shopper.ts'
import { cancelItemByStaffAction } from './cancel-item-by-staff.ts'
import { cancelOrderItemAction } from './cancel-order-item.ts'
import { cancelOrderAction } from './cancel-order.ts'
import { orderAgainAction } from './order-again.ts'
import { cancelRefundAction } from './cancel-refund.ts'
import { changeItemPriceAction } from './change-item-price.ts'
import { decideRefundAction } from './decide-refund.ts'
import { expireQuestionsJob } from './expire-questions.job.ts'
import { expireUnpaidJob } from './expire-unpaid.job.ts'
import { mailPlacedOrdersJob } from './mail-placed-orders.job.ts'
import { getOrderAction } from './get-order.ts'
import { listItemsForStaffAction } from './list-items-for-staff.ts'
import { listOrdersAction } from './list-orders.ts'
import { listRefundCasesAction } from './list-refund-cases.ts'
import { nameOrderItemAction } from './name-order-item.ts'
import { placeOrdersAction } from './place-orders.ts'
import { previewOrdersAction } from './preview-orders.ts'
import { serveReceipt } from './receipt/serve-receipt.ts'
import { applyPurchasesAction } from './purchasing/batch/apply-purchases.ts'
import { getPurchaseBatchAction } from './purchasing/batch/get-purchase-batch.ts'
import { listPurchaseBatchesAction } from './purchasing/batch/list-purchase-batches.ts'
import { previewPurchasesAction } from './purchasing/batch/preview-purchases.ts'
import { recordPurchasesJob } from './purchasing/batch/record-purchases.job.ts'
import { chaseSellerAction } from './purchasing/chasing/chase-seller.ts'
import { listLateSellerOrdersAction } from './purchasing/chasing/list-late-seller-orders.ts'
import { findSellerOrdersAction } from './purchasing/find-seller-orders.ts'
import { previewSellerParcelsAction } from './purchasing/parcels/preview-seller-parcels.ts'
import { recordSellerParcelsAction } from './purchasing/parcels/record-seller-parcels.ts'
import { recordSellerOrderAction } from './purchasing/record-seller-order.ts'
import { recordSellerShippingAction } from './purchasing/record-seller-shipping.ts'
import { takeBackSellerOrderAction } from './purchasing/take-back-seller-order.ts'
import { changeReadyReasonsAction } from './reasons/change-ready-reasons.ts'
import { listReadyReasonsAction } from './reasons/list-ready-reasons.ts'
import { refusePriceAction } from './refuse-price.ts'
import { requestRefundAction } from './request-refund.ts'
import { undoDecisionsAction } from './undo-decisions.ts'

export const orders: Feature = {
  actions: [
    // The shopper's
    previewOrdersAction,
    placeOrdersAction,
    listOrdersAction,
    getOrderAction,
    cancelOrderAction,
    orderAgainAction,
    cancelOrderItemAction,
    changeItemPriceAction,
    nameOrderItemAction,
    answerQuestionAction,
    requestRefundAction,
    cancelRefundAction,
    // The staff's
    listItemsForStaffAction,
    approveItemAction,
    approveItemsAction,
    undoDecisionsAction,
    cancelItemByStaffAction,
    refusePriceAction,
    askShopperAction,
    findSellerOrdersAction,
    listLateSellerOrdersAction,
    chaseSellerAction,
    recordSellerOrderAction,
    takeBackSellerOrderAction,
    recordSellerShippingAction,
    previewSellerParcelsAction,
    recordSellerParcelsAction,
    previewPurchasesAction,
    applyPurchasesAction,
    listPurchaseBatchesAction,
    getPurchaseBatchAction,
    listReadyReasonsAction,
    changeReadyReasonsAction,
    listRefundCasesAction,
    decideRefundAction,
  ],
  jobs: [mailPlacedOrdersJob, expireUnpaidJob, expireQuestionsJob, recordPurchasesJob],
  async routes(app, world) {
    serveReceipt(app, world)
    await serveAnswerPage(app, world)
  },
}
