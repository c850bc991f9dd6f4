import type { DebtKind, DueKind, HoldKind } from '@longhaul/domain/funds/standing.ts'

const debts: Record<DebtKind, string> = {
  recharge: 'Reversed payments',
  return_freight: 'Return freight',
  compensation: 'Claims paid for goods that turned up',
}
const due: Record<DueKind, string> = {
  late_storage: 'Late storage until today',
  supplement: 'Open extra payments',
}
const holds: Record<HoldKind, string> = {
  blocked: 'The shopper is blocked',
  dispute: 'A payment is disputed',
  password_reset: 'Password reset by email',
  email_changed: 'Email address changed',
  two_factor_removed: 'Two-step verification switched off',
  new_payout_account: 'Payout account used for the first time',
}
const ends: Partial<Record<HoldKind, string>> = {
  blocked: 'until the shopper is unblocked',
  dispute: 'until it is decided',
}

/** A shopper's standing, as staff see it. */
export const text = {
  title: 'Standing',
  clear: 'Owes nothing, nothing held',
  owed: (amount: string) => `Owes ${amount}`,
  owedWhat:
    'Money that reaches the balance pays it off first. Until then nothing is paid out or shipped, and the shopper can redeem no coupon codes or points.',
  due: 'Due with goods',
  dueWhat: 'A withdrawal leaves this on the balance.',
  debts,
  dues: due,
  payouts: 'Payouts held',
  holds,
  held: (kind: HoldKind, moment: string | null) => `${holds[kind]}, ${ends[kind] ?? `until ${moment ?? ''}`}`,
  lift: 'Lift',
  liftOf: (hold: string) => `Lift: ${hold}`,
  liftTitle: 'Lift this hold?',
  liftText: (hold: string) =>
    `${hold}. Lift it only if you have spoken to the shopper on a way that this change didn’t touch. Another person then has to pay what it held.`,
  liftHint: 'For staff only; it is in the audit log.',
  liftDone: 'Hold lifted',
  lifted: (hold: string, name: string) => `${hold}: lifted by ${name}. Another person has to pay.`,
}
