/** The books check. */
export const en = {
  lead: 'The same checks run every night.',
  check: 'Check the books now',
  checking: 'Checking…',
  whatTitle: 'What is proved',
  what: [
    'Every transaction balances: what leaves one account arrives in another.',
    'Every balance equals the sum of its entries.',
    'What is frozen equals the sum over open orders and packages.',
    'No shopper is below zero.',
  ],
  balanced: 'The books balance',
  balancedText: 'Every transaction, every balance and every frozen amount was checked just now.',
  faulty: (count: number) => `${count} ${count === 1 ? 'fault' : 'faults'} found`,
  faultyText: 'Nothing was changed. Keep this list and tell whoever operates the server.',
  faults: 'Faults',
  faultCheck: 'Check',
  faultDetail: 'What is wrong',
}
