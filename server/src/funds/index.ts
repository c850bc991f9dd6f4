import type { Feature } from '../platform/feature.ts'
import {
  askAdjustmentAction,
  bookAdjustmentAction,
  listAdjustmentsAction,
  rejectAdjustmentAction,
} from './adjustments/decide.ts'
import { createRechargeAction } from './create-recharge.ts'
import {
  followRechargeAction,
  getRechargeForStaffAction,
  listRechargesForStaffAction,
} from './desk/list-recharges.ts'
import { getWebhookAction, listWebhooksAction, processWebhookAgainAction } from './desk/webhooks.ts'
import { expireRechargesJob } from './expire-recharges.job.ts'
import { followRechargeJob } from './follow-recharge.job.ts'
import { getFundsAction } from './get-funds.ts'
import { listDebtsAction } from './list-debts.ts'
import { listEntriesAction } from './list-entries.ts'
import { listPaymentMethodsAction } from './list-payment-methods.ts'
import { getRechargeAction, listRechargesAction } from './list-recharges.ts'
import { previewRechargeAction } from './preview-recharge.ts'
import { processWebhookJob } from './process-webhook.job.ts'
import { serveWebhooks } from './receive-webhook.ts'
import { serveStatement } from './serve-statement.ts'
import { creditRemittanceAction, previewRemittanceCreditAction } from './remittances/credit.ts'
import {
  getRemittanceForStaffAction,
  listRemittancesForStaffAction,
  rejectRemittanceAction,
} from './remittances/decide.ts'
import { createRemittanceAction, listRemittancesAction } from './remittances/tell.ts'
import { listDifferencesAction, settleDifferenceAction } from './reconciliation/list-differences.ts'
import { reconcileJob } from './reconciliation/reconcile.job.ts'
import { tellCollectionJob } from './tell-collection.job.ts'
import { serveSandboxPages } from './sandbox/pages.ts'
import { createWithdrawalAction, listWithdrawalsAction, previewWithdrawalAction } from './withdrawals/ask.ts'
import { cancelWithdrawalAction } from './withdrawals/cancel.ts'
import {
  listWithdrawalsForStaffAction,
  payWithdrawalAction,
  payWithdrawalByHandAction,
  rejectWithdrawalAction,
} from './withdrawals/decide.ts'
import { refundPartsJob } from './withdrawals/refund-parts.job.ts'

export const funds: Feature = {
  actions: [
    listAdjustmentsAction,
    askAdjustmentAction,
    bookAdjustmentAction,
    rejectAdjustmentAction,

    getFundsAction,
    listEntriesAction,
    listPaymentMethodsAction,
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
    tellCollectionJob,
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
