/** Correction of a package's address by support, according to its shopper. */
export const text = {
  title: 'Correct the address',
  wrong: 'What is wrong with the address',
  lead: (country: string) =>
    `As the shopper gave it, in ${country}. The package can then be shipped; the shopper is notified and sees the new address.`,
  taxId: 'Recipient’s customs ID',
  reason: 'How you know',
  reasonHint: 'For example: from today’s conversation.',
  save: 'Ship to this address',
  saved: 'Address updated',
}
