import type { DebtKind, DueKind, TimedHoldKind } from '@longhaul/domain/funds/standing.ts'

const debts: Record<DebtKind, string> = {
  recharge: 'Payments that were reversed after you had spent them',
  return_freight: 'Return freight of packages that came back',
  compensation: 'Claims paid for goods that have turned up',
}
const due: Record<DueKind, (amount: string) => string> = {
  late_storage: (amount) => `${amount} of late storage until today`,
  supplement: (amount) => `${amount} of open extra payments`,
}
const holds: Record<TimedHoldKind, string> = {
  password_reset: 'Your password was reset by email.',
  email_changed: 'Your email address was changed.',
  two_factor_removed: 'Two-step verification was switched off.',
  new_payout_account: 'This account is used for the first time.',
}

/** What the shopper owes, what is due with goods, and what holds payouts. */
export const text = {
  debts,
  due,
  holds,
  owed: (amount: string) => `You owe ${amount}`,
  owedWhat:
    'Any money that reaches your balance pays this off first: a top-up, a refund or a remittance. Until then you can’t spend, ship, withdraw, or redeem coupon codes and points. If you think this is a mistake, contact customer service.',
  toBalance: 'See your balance',
  disputed: 'One of your payments is disputed',
  disputedWhat:
    'We can’t pay anything out until your bank or the payment provider has decided. You can still shop and ship.',
  held: (moment: string) => `Nothing is paid out before ${moment}`,
  heldWhat:
    'This protects your money for 24 hours in case it wasn’t you. If it wasn’t, change your password now and contact customer service.',
  withdrawable: (amount: string) => `You can withdraw ${amount}`,
  kept: (parts: string) => `The rest stays here for what is due with your goods: ${parts}.`,
}
