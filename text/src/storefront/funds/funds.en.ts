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
  lead: 'Every yuan you have paid in, and where it is now. Your balance is kept in Chinese yuan (CNY).',

  available: 'Balance',
  availableWhat: 'What you can spend now.',
  frozen: 'On hold',
  frozenWhat:
    'Set aside for orders, packages and photos in progress. Anything not needed is returned to your balance.',
  withdrawing: 'Being paid out',
  withdrawingWhat: 'Withdrawals still in progress.',
  owed: (amount: string) => `You owe ${amount}`,
  owedWhat:
    'A payment was reversed by the provider after you had spent it. Any money that reaches your balance pays this off first: a recharge, a refund or a remittance. Until then you cannot spend or withdraw. If you think this is a mistake, contact customer service.',
  disputed: 'One of your payments is disputed',
  disputedWhat:
    'We cannot pay anything out until your bank or the payment provider has decided. You can still shop.',
  total: 'Total',
  totalWhat: 'All of the above.',
  recharge: 'Recharge',

  holds: 'On hold for',
  holdCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  newestHolds: (count: number) => `Only the newest ${count} are listed.`,
  order: (number: string) => `Order ${number}`,
  parcel: (number: string) => `Package ${number}`,
  photosOf: (title: string) => `Photos of ${title}`,
  rechargeNumber: (number: string) => `Recharge ${number}`,
  remittanceNumber: (number: string) => `Remittance ${number}`,
  withdrawalNumber: (number: string) => `Withdrawal ${number}`,

  statement: 'Statement',
  statementNote: 'Money for an order or a package is put on hold first, so each payment has two lines.',
  narrow: 'Filter or download',
  filter: 'Account',
  filterAll: 'All',
  accounts: { available: 'Balance', frozen: 'On hold', withdrawing: 'Being paid out', shortfall: 'Owed' },
  date: 'Date',
  what: 'Description',
  account: 'Account',
  out: 'Out',
  in: 'In',
  after: 'Balance after',
  from: 'From',
  to: 'To',
  allDays: 'All dates',
  csv: 'Download (CSV)',
  csvBusy: 'Downloading…',
  csvOut: 'Out (CNY)',
  csvIn: 'In (CNY)',
  moneyIn: 'in',
  moneyOut: 'out',
  kinds: events,
  otherKind: 'Transaction',
  emptyTitle: 'No transactions yet',
  empty: 'When you recharge, order or ship, each transaction appears here with the balance after it.',
  emptyFilter: 'No transactions for this account and these dates.',

  recharges: 'Recharges',
  rechargesEmpty: 'No recharges yet.',
  number: 'Number',
  paid: 'You pay',
  fee: (amount: string) => `fee of ${amount} included`,
  credit: 'Credited',
  rate: (rate: string, currency: string, date: string) => `1 ${currency} = ¥${rate}, ${date}`,
  status: 'Status',
  rechargeStages,
  continue: 'Continue payment',
  continueOf: (number: string) => `Continue the payment of recharge ${number}`,
  failure: (reason: string) =>
    reason === 'declined' || reason === 'refused' ? 'Declined by the payment provider' : `Reason: ${reason}`,
}
