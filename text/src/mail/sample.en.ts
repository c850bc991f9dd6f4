/** The sample recipient and data for previews of mails. */
export const text = {
  name: 'Mei Lin',
  title: 'Canvas backpack',
  reason: 'The seller has run out of it',
  note: 'The seller asks 20 yuan more.',
}
