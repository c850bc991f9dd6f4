/** The check of the books. */
export const text = {
  check: 'Check the books now',
  checking: 'Checking…',
  balanced: 'The books balance',
  balancedText: 'Every transaction, every balance and every frozen amount was checked just now.',
  faulty: (count: number) => `${count} ${count === 1 ? 'fault' : 'faults'} found`,
  faultyText: 'Nothing was changed. Save this list and tell whoever runs the server.',
  faults: 'Faults',
  faultCheck: 'Check',
  faultDetail: 'What is wrong',
}
