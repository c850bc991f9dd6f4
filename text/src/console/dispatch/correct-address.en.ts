/** Support corrects the address of a package, as its shopper told it. */
export const text = {
  title: 'Correct the address',
  wrong: 'What is wrong with the address',
  lead: (country: string) =>
    `As the shopper tells it, in ${country}. Then the package can be shipped; the shopper is told, and sees the address.`,
  taxId: 'Recipient’s number for customs',
  reason: 'How you know',
  reasonHint: 'Such as: told in the conversation of today.',
  save: 'Ship to this address',
  saved: 'The package goes to this address',
}
