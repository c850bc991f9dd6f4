/** The payment providers, as the shopper chooses among them, by their id. */
export const text = {
  stripe: {
    name: 'Card',
    note: 'Credit and debit cards on the secure page of Stripe. We never see your card number.',
  },
  paypal: {
    name: 'PayPal',
    note: 'From your PayPal account or by card, on the page of PayPal.',
  },
  alipay: {
    name: 'Alipay',
    note: 'In yuan, on the page of Alipay.',
  },
  sandbox: {
    name: 'Sandbox card',
    note: 'For trying out: nothing is charged anywhere. You decide on its page whether the payment succeeds.',
  },
}
