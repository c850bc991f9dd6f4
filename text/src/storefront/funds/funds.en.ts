import type { PaymentStage } from '@longhaul/domain/funds/stages.ts'
import { text as events } from '../../ledger/events.en.ts'

const rechargeStages: Record<PaymentStage, string> = {
  created: 'Waiting for payment',
  succeeded: 'Arrived',
  failed: 'Failed',
  expired: 'Expired',
}

export const text = {
  title: 'Balance',
  lead: 'Every yuan you gave us, and where it is. Your balance is kept in Chinese yuan (CNY).',

  available: 'Balance',
  availableWhat: 'What you can spend now.',
  frozen: 'On hold',
  frozenWhat: 'Set aside for orders and packages under way. What is not needed comes back.',
  withdrawing: 'Being paid out',
  withdrawingWhat: 'Withdrawals that are not finished yet.',
  owed: (amount: string) => `You owe ${amount}`,
  owedWhat:
    'A payment was returned by the provider after you had spent it. Whatever comes onto your balance pays this first: a recharge, a refund, a remittance. Until then you can neither spend nor withdraw. If you think this is wrong, write to customer service.',
  disputed: 'A payment of yours is disputed',
  disputedWhat:
    'Nothing is paid out until your bank or the payment provider has decided. You can go on shopping.',
  total: 'Total',
  totalWhat: 'All of it together.',
  recharge: 'Recharge',

  holds: 'On hold for',
  holdsEmpty: 'Nothing is on hold.',
  order: (number: string) => `Order ${number}`,
  parcel: (number: string) => `Package ${number}`,
  rechargeNumber: (number: string) => `Recharge ${number}`,
  remittanceNumber: (number: string) => `Remittance ${number}`,
  withdrawalNumber: (number: string) => `Withdrawal ${number}`,

  statement: 'Statement',
  statementNote:
    'What leaves your balance for an order or a package goes on hold first: such a payment has two lines.',
  filter: 'Account',
  filterAll: 'All',
  accounts: { available: 'Balance', frozen: 'On hold', withdrawing: 'Being paid out', shortfall: 'Owed' },
  date: 'Date',
  what: 'What',
  account: 'Account',
  out: 'Out',
  in: 'In',
  after: 'Balance after it',
  from: 'From',
  to: 'To',
  allDays: 'All days',
  csv: 'Download (CSV)',
  csvBusy: 'Downloading…',
  csvOut: 'Out (CNY)',
  csvIn: 'In (CNY)',
  moneyIn: 'in',
  moneyOut: 'out',
  kinds: events,
  otherKind: 'Movement',
  emptyTitle: 'No movements yet',
  empty: 'When you recharge, order or ship, each movement appears here with the balance after it.',
  emptyFilter: 'No movements on this account and these days.',

  recharges: 'Recharges',
  rechargesEmpty: 'No recharges yet.',
  number: 'Number',
  paid: 'You pay',
  fee: (amount: string) => `${amount} of it payment fee`,
  credit: 'Credited',
  rate: (rate: string, currency: string, date: string) => `1 ${currency} = ¥${rate}, ${date}`,
  status: 'Status',
  rechargeStages,
  continue: 'Continue payment',
  continueOf: (number: string) => `Continue the payment of recharge ${number}`,
  failure: (reason: string) =>
    reason === 'declined' || reason === 'refused' ? 'Declined by the payment provider' : `Reason: ${reason}`,
}
