/** The page on which the reader of a mail chooses which mails come, besides the words of the settings. */
export const text = {
  to: (address: string) => `Emails to ${address}`,
  save: 'Save',
  always: 'What needs your answer or a payment, and security, always comes at once.',
  saved: 'Saved. It counts from now on.',
  dead: 'This link no longer works',
  deadTitle: 'Log in to choose your emails',
  deadText: 'Links in our emails work for 90 days, and only for the address that they were sent to.',
  login: 'Open the settings',
}
