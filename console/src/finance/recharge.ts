import type { Reply } from '@longhaul/contract/routes.ts'
import type { PaymentStage } from '@longhaul/domain/funds/stages.ts'

/** One recharge with everything that is known of it. */
export type StaffRecharge = Reply<'GET /staff/recharges/{id}'>

/** How a stage of a recharge looks. */
export const rechargeKind = {
  created: 'waiting',
  succeeded: 'done',
  failed: 'problem',
  expired: 'closed',
} as const satisfies Record<PaymentStage, string>
