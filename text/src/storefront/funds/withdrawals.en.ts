import type { WithdrawalStage } from '@longhaul/domain/funds/stages.ts'
import { companiesIn } from '../../payments/companies.ts'
import { text as methods } from '../../payments/payment-methods.en.ts'

const stages: Record<WithdrawalStage, string> = {
  requested: 'Requested',
  paying: 'Being paid',
  paid: 'Paid',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
}

/** Money back from the balance. */
export const text = {
  title: 'Withdrawals',
  ask: 'Withdraw money',
  none: 'No withdrawals yet.',
  nothingThere: 'Your balance is empty.',

  lead: 'Money goes back to where it came from, starting with your latest payment. We transfer the rest to an account of yours.',
  amount: 'Amount',
  available: (amount: string) => `Available: ${amount}`,
  all: 'All of it',
  amountWrong: (max: string) => `Enter an amount from ¥1.00 to ${max}`,
  plan: 'Where it goes',
  back: (provider: string) => `Back through ${provider}`,
  backOf: (number: string, amount: string) => `Recharge ${number}, about ${amount}`,
  byHand: 'Transferred to your account',
  fee: 'Fee',
  noFee: 'None',
  feeHint: 'Fees that a payment provider charged when you recharged are not returned.',
  total: 'You get',
  held: (moment: string) =>
    `Your e-mail address was changed recently. This will be paid after ${moment} at the earliest.`,
  when: 'Our finance team reviews it within one working day. Until then you can cancel it.',
  payout: 'Your account',
  payoutHint: 'For anything that cannot go back to where it came from.',
  method: 'Type of account',
  methods: { bank_transfer: 'Bank account', paypal: 'PayPal', alipay: 'Alipay' },
  name: 'Account holder',
  account: 'Account number or IBAN',
  accountOnline: 'E-mail address or account number',
  details: 'Bank, SWIFT code, branch',
  password: 'Your password',
  code: 'Two-step login code',
  codeHint: 'From your authenticator app, or a recovery code.',
  required: 'Please fill this in',
  submit: 'Withdraw',
  submitAmount: (amount: string) => `Withdraw ${amount}`,
  submitting: 'Sending…',
  planFailed: 'We could not work out where it goes.',
  retry: 'Try again',
  sent: (number: string) => `Withdrawal ${number} has been submitted`,
  verify: 'Confirm your e-mail address first.',

  columns: {
    number: 'Number',
    date: 'Requested',
    amount: 'Amount',
    where: 'Where it goes',
    status: 'Status',
  },
  parts: { waiting: 'waiting', done: 'done', refused: 'refused', undone: 'returned' },
  part: (fen: string, provider: string, state: string) => `${fen} through ${provider}: ${state}`,
  handPart: (fen: string, to: string, state: string) => `${fen} to ${to}: ${state}`,
  cancel: 'Cancel',
  cancelOf: (number: string) => `Cancel withdrawal ${number}`,
  cancelTitle: 'Cancel this withdrawal?',
  cancelText: (amount: string) => `${amount} will be back in your balance at once.`,
  cancelling: 'One moment…',
  cancelled: (amount: string) => `${amount} is back in your balance`,
  stages,
  providers: companiesIn(methods),
}
