/** A package whose address the carrier cannot use. */
export const text = {
  button: 'Choose another address',
  title: 'Where it should go',
  lead: (country: string) =>
    `The package is priced for ${country}, so the new address has to be there too. Correct one in your address book, or add another.`,
  label: 'Address',
  none: (country: string) => `Your address book has no address in ${country} yet.`,
  book: 'Open the address book',
  send: 'Ship to this address',
  sending: 'Saving…',
  done: 'The package will go to this address.',
  closed: 'It can’t be paid now. You can cancel it: the goods go back to your shelf and can go elsewhere.',
  why: 'What is wrong with the address',
}
