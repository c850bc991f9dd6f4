/**
 * The payment providers by id: the name that the shopper chooses, with a note, and the company's name within
 * a sentence.
 */
export const text = {
  stripe: {
    name: 'Card',
    company: 'Stripe',
    note: 'Credit and debit cards on the secure page of Stripe. We never see your card number.',
  },
  paypal: {
    name: 'PayPal',
    company: 'PayPal',
    note: 'From your PayPal account or by card, on the page of PayPal.',
  },
  alipay: {
    name: 'Alipay',
    company: 'Alipay',
    note: 'In yuan, on the page of Alipay.',
  },
  sandbox: {
    name: 'Sandbox card',
    company: 'Sandbox',
    note: 'For trying out: nothing is charged anywhere. You decide on its page whether the payment succeeds.',
  },
}
