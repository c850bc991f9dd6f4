import type { StateTable } from '../states/table.ts'

/** A payment through a provider, whether it recharges the balance or pays for orders. */
export const PAYMENT_STAGES = ['created', 'succeeded', 'failed', 'expired'] as const
export type PaymentStage = (typeof PAYMENT_STAGES)[number]
export type PaymentStep = 'succeed' | 'fail' | 'expire'

/**
 * A payment succeeds exactly once, however often the provider repeats the notification; money that arrives
 * after expiry is still accepted.
 */
export const paymentTable: StateTable<PaymentStage, PaymentStep> = {
  stages: PAYMENT_STAGES,
  start: 'created',
  edges: [
    { step: 'succeed', from: 'created', to: 'succeeded', by: ['system'] },
    { step: 'fail', from: 'created', to: 'failed', by: ['system'] },
    { step: 'expire', from: 'created', to: 'expired', by: ['system'] },
    { step: 'succeed', from: 'failed', to: 'succeeded', by: ['system'] },
    { step: 'succeed', from: 'expired', to: 'succeeded', by: ['system'] },
  ],
}

/** Money in by Western Union or bank transfer, confirmed by finance. */
export const REMITTANCE_STAGES = ['submitted', 'credited', 'rejected'] as const
export type RemittanceStage = (typeof REMITTANCE_STAGES)[number]
export type RemittanceStep = 'credit' | 'reject'

export const remittanceTable: StateTable<RemittanceStage, RemittanceStep> = {
  stages: REMITTANCE_STAGES,
  start: 'submitted',
  edges: [
    { step: 'credit', from: 'submitted', to: 'credited', by: ['finance'] },
    { step: 'reject', from: 'submitted', to: 'rejected', by: ['finance'] },
  ],
}

/**
 * Money out: put on hold when requested, then paid, in parts if it came in by several routes, or returned to
 * the balance.
 */
export const WITHDRAWAL_STAGES = ['requested', 'paying', 'paid', 'rejected', 'cancelled'] as const
export type WithdrawalStage = (typeof WITHDRAWAL_STAGES)[number]
export type WithdrawalStep = 'pay' | 'finish' | 'return' | 'reject' | 'cancel'

export const withdrawalTable: StateTable<WithdrawalStage, WithdrawalStep> = {
  stages: WITHDRAWAL_STAGES,
  start: 'requested',
  edges: [
    { step: 'pay', from: 'requested', to: 'paying', by: ['finance'] },
    { step: 'finish', from: 'paying', to: 'paid', by: ['system', 'finance'] },
    // No provider accepted any part, and the shopper gave no other destination: the money returns to the
    // balance.
    { step: 'return', from: 'paying', to: 'rejected', by: ['system'] },
    { step: 'reject', from: 'requested', to: 'rejected', by: ['finance'] },
    // The manual payment is rejected: the money returns to the balance. If a provider has already refunded a
    // part, the withdrawal ends as paid instead.
    { step: 'reject', from: 'paying', to: 'rejected', by: ['finance'] },
    // The shopper cancels before anyone has approved.
    { step: 'cancel', from: 'requested', to: 'cancelled', by: ['shopper'] },
  ],
}
