/** The sentences around a notice in an e-mail. */
export const text = {
  hello: (name: string) => `Hello ${name},`,
  open: {
    order: 'Open the order',
    parcel: 'Open the package',
    stock_item: 'Open the warehouse',
    inbound: 'Open the warehouse',
    funds: 'Open your balance',
    account: 'Open your account',
    conversation: 'Open the conversation',
  },
  /** A moment in warehouse time, because a mail does not know its reader's time zone. */
  warehouseTime: (moment: string) => `${moment} China time (UTC+8)`,
  verify: 'Verify my email address',
  resetPassword: 'Set a new password',
  confirmEmail: 'Confirm my new address',
  security: 'Open account security',
  policy: 'Open the limits',
  shop: 'Go to the shop',
  login: 'Log in',
  footer: (site: string) => `You’re receiving this email because you have an account with ${site}.`,
}
