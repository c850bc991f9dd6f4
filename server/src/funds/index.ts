import type { Feature } from '../platform/feature.ts'
import { askAdjustmentAction } from './adjustments/ask-adjustment.ts'
import { bookAdjustmentAction } from './adjustments/book-adjustment.ts'
import { listAdjustmentsAction } from './adjustments/list-adjustments.ts'
import { rejectAdjustmentAction } from './adjustments/reject-adjustment.ts'
import { createRechargeAction } from './create-recharge.ts'
import { followRechargeAction } from './staff/follow-recharge.ts'
import { getRechargeForStaffAction } from './staff/get-recharge-for-staff.ts'
import { listWaysToPayForStaffAction } from './staff/list-ways-to-pay-for-staff.ts'
import { listRechargesForStaffAction } from './staff/list-recharges-for-staff.ts'
import { getWebhookAction } from './staff/get-webhook.ts'
import { listWebhooksAction } from './staff/list-webhooks.ts'
import { processWebhookAgainAction } from './staff/process-webhook-again.ts'
import { expireRechargesJob } from './expire-recharges.job.ts'
import { followRechargeJob } from './follow-recharge.job.ts'
import { getExchangeRateAction } from './get-exchange-rate.ts'
import { getFundsAction } from './get-funds.ts'
import { listDebtsAction } from './list-debts.ts'
import { listEntriesAction } from './list-entries.ts'
import { listPaymentMethodsAction } from './list-payment-methods.ts'
import { getRechargeAction } from './get-recharge.ts'
import { listRechargesAction } from './list-recharges.ts'
import { previewRechargeAction } from './preview-recharge.ts'
import { processWebhookJob } from './process-webhook.job.ts'
import { serveWebhooks } from './receive-webhook.ts'
import { serveStatement } from './serve-statement.ts'
import { creditRemittanceAction } from './remittances/credit-remittance.ts'
import { previewRemittanceCreditAction } from './remittances/preview-remittance-credit.ts'
import { getRemittanceForStaffAction } from './remittances/get-remittance-for-staff.ts'
import { listRemittancesForStaffAction } from './remittances/list-remittances-for-staff.ts'
import { rejectRemittanceAction } from './remittances/reject-remittance.ts'
import { createRemittanceAction } from './remittances/create-remittance.ts'
import { listRemittancesAction } from './remittances/list-remittances.ts'
import { listDifferencesAction } from './reconciliation/list-differences.ts'
import { settleDifferenceAction } from './reconciliation/settle-difference.ts'
import { reconcileJob } from './reconciliation/reconcile.job.ts'
import { returnRechargeJob } from './return-recharge.job.ts'
import { notifyCollectionJob } from './notify-collection.job.ts'
import { serveSandboxPages } from './sandbox/pages.ts'
import { createWithdrawalAction } from './withdrawals/create-withdrawal.ts'
import { listWithdrawalsAction } from './withdrawals/list-withdrawals.ts'
import { previewWithdrawalAction } from './withdrawals/preview-withdrawal.ts'
import { cancelWithdrawalAction } from './withdrawals/cancel.ts'
import { listWithdrawalsForStaffAction } from './withdrawals/list-withdrawals-for-staff.ts'
import { payWithdrawalAction } from './withdrawals/pay-withdrawal.ts'
import { payWithdrawalByHandAction } from './withdrawals/pay-withdrawal-by-hand.ts'
import { rejectWithdrawalAction } from './withdrawals/reject-withdrawal.ts'
import { refundPartsJob } from './withdrawals/refund-parts.job.ts'

export const funds: Feature = {
  actions: [
    listAdjustmentsAction,
    askAdjustmentAction,
    bookAdjustmentAction,
    rejectAdjustmentAction,

    getExchangeRateAction,
    getFundsAction,
    listEntriesAction,
    listPaymentMethodsAction,
    listWaysToPayForStaffAction,
    previewRechargeAction,
    createRechargeAction,
    listRechargesAction,
    getRechargeAction,
    previewWithdrawalAction,
    createWithdrawalAction,
    listWithdrawalsAction,
    listWithdrawalsForStaffAction,
    payWithdrawalAction,
    payWithdrawalByHandAction,
    rejectWithdrawalAction,
    listRemittancesAction,
    createRemittanceAction,
    listRemittancesForStaffAction,
    getRemittanceForStaffAction,
    previewRemittanceCreditAction,
    creditRemittanceAction,
    rejectRemittanceAction,
    listDifferencesAction,
    settleDifferenceAction,
    cancelWithdrawalAction,
    listDebtsAction,
    listRechargesForStaffAction,
    getRechargeForStaffAction,
    followRechargeAction,
    listWebhooksAction,
    getWebhookAction,
    processWebhookAgainAction,
  ],
  jobs: [
    processWebhookJob,
    followRechargeJob,
    returnRechargeJob,
    notifyCollectionJob,
    refundPartsJob,
    reconcileJob,
    expireRechargesJob,
  ],
  async routes(app, world) {
    await serveWebhooks(app, world)
    await serveSandboxPages(app, world)
    serveStatement(app, world)
  },
}
