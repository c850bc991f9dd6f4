import type { StateTable } from '../states/table.ts'

/** A payment through a provider, whether it recharges the balance or pays orders through it. */
export const PAYMENT_STAGES = ['created', 'succeeded', 'failed', 'expired'] as const
export type PaymentStage = (typeof PAYMENT_STAGES)[number]
export type PaymentStep = 'succeed' | 'fail' | 'expire'

/** Success comes exactly once, whatever the provider repeats; money that arrives late still arrives. */
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

/** Money out: set aside when asked for, then paid, part by part where it came by several ways, or given back. */
export const WITHDRAWAL_STAGES = ['requested', 'paying', 'paid', 'rejected', 'cancelled'] as const
export type WithdrawalStage = (typeof WITHDRAWAL_STAGES)[number]
export type WithdrawalStep = 'pay' | 'finish' | 'return' | 'reject' | 'cancel'

export const withdrawalTable: StateTable<WithdrawalStage, WithdrawalStep> = {
  stages: WITHDRAWAL_STAGES,
  start: 'requested',
  edges: [
    { step: 'pay', from: 'requested', to: 'paying', by: ['finance'] },
    { step: 'finish', from: 'paying', to: 'paid', by: ['system', 'finance'] },
    // No provider took any of it back, and the shopper had not said where else: it is on the balance again.
    { step: 'return', from: 'paying', to: 'rejected', by: ['system'] },
    { step: 'reject', from: 'requested', to: 'rejected', by: ['finance'] },
    // What was to be paid by hand is not: it is on the balance again. Where a provider gave a part back before, it ends as paid.
    { step: 'reject', from: 'paying', to: 'rejected', by: ['finance'] },
    // The shopper thought better of it before anybody approved.
    { step: 'cancel', from: 'requested', to: 'cancelled', by: ['shopper'] },
  ],
}
