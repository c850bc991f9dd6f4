/** The sandbox payment provider's own page, which imitates another company's texts. */
export const text = {
  brand: 'SandboxPay',
  title: 'Confirm your payment',
  toMerchant: 'To',
  reference: 'Reference',
  amount: 'Amount',
  notReal: 'This is a sandbox. No card, no bank and no money is involved.',
  approve: 'Approve payment',
  decline: 'Decline',
  paid: 'Payment approved',
  declined: 'Payment declined',
  back: 'Back to the shop',
  unreached: 'The shop did not answer. Your decision is kept; please send it again.',
  sendAgain: 'Send again',
  unknown: 'This payment does not exist',
}
