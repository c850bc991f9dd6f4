/** The mail that answers a guest who wrote by the contact form. */
export const text = {
  subject: (site: string) => `Customer service of ${site} has answered`,
  hello: (name: string) => `Hello ${name},`,
  youWrote: 'You wrote:',
  writeBack: 'Read on and write back',
  footer: (site: string) =>
    `You’re receiving this email because someone wrote to ${site} with this address. The link above is for you alone; it needs no account.`,
}
