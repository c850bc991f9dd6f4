import type { Tx } from '../platform/database/db.ts'
import { updateItem } from './sql.ts'

export { offerAnswers } from './answers/offer-answers.ts'
export { askAboutProblem } from './ask-about-problem.ts'
export { importOrder } from './import-order.ts'
export { orderInspectionPhotos } from './order-inspection-photos.ts'
export { openLossRefund } from './open-loss-refund.ts'
export { reopenLossRefund, withdrawLossRefund } from './withdraw-loss-refund.ts'
export { datesOfSupplement, payItemSupplement, payableItemSupplement } from './pay-item-supplement.ts'
export { payOrders, payableOrder } from './pay-orders.ts'
export { readCustomer } from './receipt/read-receipt.ts'
export { settlePhotos } from './settle-photos.ts'
export { closeOpenQuestion, mostTolerated, setSupplementPaid } from './sql-questions.ts'
export { hasOpenRefund } from './sql-refunds.ts'
export {
  findItemsByTracking,
  isInSellersSeries,
  listBoughtUnder,
  lockTrackingNumber,
} from './purchasing/sql.ts'
export { findStatusErrors } from './sql-status.ts'
export { lockItemForStaff } from './sql.ts'
export { type By, ledgerActor, takeItemStep } from './take-item-step.ts'

/** Sets the refund deadline, when an item is shelved. */
export const setRefundDeadline = (tx: Tx, itemId: string, at: Date) =>
  updateItem(tx, itemId, { refund_deadline_at: at })
