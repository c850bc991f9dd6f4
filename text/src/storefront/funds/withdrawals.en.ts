import type { WithdrawalStage } from '@longhaul/domain/funds/stages.ts'
import { companiesIn } from '../../payments/companies.ts'
import { text as methods } from '../../payments/payment-methods.en.ts'

const stages: Record<WithdrawalStage, string> = {
  requested: 'Asked for',
  paying: 'Being paid',
  paid: 'Paid',
  rejected: 'Not possible',
  cancelled: 'Taken back',
}

/** Money back from the balance. */
export const text = {
  title: 'Withdrawals',
  ask: 'Withdraw money',
  none: 'No withdrawals yet.',
  nothingThere: 'Your balance is empty.',

  lead: 'Money goes back to where it came from, the newest payment first. The rest goes by hand to an account of yours.',
  amount: 'Amount',
  available: (amount: string) => `Available: ${amount}`,
  all: 'All of it',
  amountWrong: (max: string) => `Enter an amount from ¥1.00 to ${max}`,
  plan: 'Where it goes',
  back: (provider: string) => `Back through ${provider}`,
  backOf: (number: string, amount: string) => `Recharge ${number}, about ${amount}`,
  byHand: 'By hand to your account',
  fee: 'Fee',
  noFee: 'None',
  feeHint: 'The fee that a payment provider took when you recharged stays with it.',
  total: 'You get',
  held: (moment: string) =>
    `Your e-mail address was changed a short while ago. This is paid after ${moment} at the earliest.`,
  when: 'Finance looks at it within one working day. Until then you can take it back.',
  payout: 'Your account',
  payoutHint: 'For what cannot go back to where it came from.',
  method: 'Kind of account',
  methods: { bank_transfer: 'Bank account', paypal: 'PayPal', alipay: 'Alipay' },
  name: 'Holder of the account',
  account: 'Account number or IBAN',
  accountOnline: 'E-mail address or number of the account',
  details: 'Bank, SWIFT code, branch',
  password: 'Your password',
  code: 'Code of two-step login',
  codeHint: 'From your authenticator app, or a recovery code.',
  required: 'Please fill this in',
  submit: 'Withdraw',
  submitAmount: (amount: string) => `Withdraw ${amount}`,
  submitting: 'Sending…',
  planFailed: 'We could not compute where it goes.',
  retry: 'Try again',
  sent: (number: string) => `Withdrawal ${number} is with us`,
  verify: 'Confirm your e-mail address first.',

  columns: { number: 'Number', date: 'Asked on', amount: 'Amount', where: 'Where it goes', status: 'Status' },
  parts: { waiting: 'waiting', done: 'done', refused: 'not taken back', undone: 'came back' },
  part: (fen: string, provider: string, state: string) => `${fen} through ${provider}: ${state}`,
  handPart: (fen: string, to: string, state: string) => `${fen} to ${to}: ${state}`,
  cancel: 'Take back',
  cancelOf: (number: string) => `Take back withdrawal ${number}`,
  cancelTitle: 'Take this withdrawal back?',
  cancelText: (amount: string) => `${amount} are on your balance again at once.`,
  cancelling: 'One moment…',
  cancelled: (amount: string) => `${amount} are on your balance again`,
  stages,
  providers: companiesIn(methods),
}
