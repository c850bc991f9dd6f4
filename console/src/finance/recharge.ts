import type { Reply } from '@longhaul/contract/routes.ts'
import type { PaymentStage } from '@longhaul/domain/funds/stages.ts'

/** One recharge with all its details. */
export type StaffRecharge = Reply<'GET /staff/recharges/{id}'>

/** The status tag of each stage. */
export const rechargeKind = {
  created: 'waiting',
  succeeded: 'done',
  failed: 'problem',
  expired: 'closed',
} as const satisfies Record<PaymentStage, string>
