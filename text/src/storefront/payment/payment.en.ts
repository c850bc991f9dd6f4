/** Payment, its result, recharge. */
export const text = {
  title: (amount: string) => `Pay ${amount}`,
  titlePlain: 'Payment',
  payee: (site: string) => `Payment to ${site}`,
  amount: 'Amount',
  forWhat: 'For',
  kinds: {
    order: 'Order',
    parcel: 'Package',
    supplement: 'Extra payment for',
  },
  goods: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  payBy: 'Pay within',
  refundRule:
    'If we can’t buy or ship it, the money goes back to your balance. There you can use it again, or withdraw it.',

  method: 'How do you want to pay?',
  balance: 'Balance',
  balanceAvailable: (amount: string) => `${amount} available`,
  balanceAfter: (amount: string) => `${amount} will remain available.`,
  freeze:
    'The amount is put on hold. It’s used when we buy or ship, and anything not needed is returned to your balance.',
  balanceShort: (amount: string) =>
    `Your balance is ${amount} short. Pay the rest by another method, or top up.`,
  coversAll: 'Not needed: your balance covers it.',
  tooMuch: (most: string) => `Takes up to ${most} at once. Top up your balance in several parts first.`,
  rechargeLink: 'Top up and come back',
  fromBalance: 'From your balance',
  byProvider: (name: string) => `By ${name}`,
  currency: 'Currency to pay in',
  chargedBy: (amount: string, method: string) => `${amount} by ${method}`,
  chargedPartly: (balance: string, rest: string) => `${balance} from your balance, and ${rest}`,
  providerAmount: 'You pay',
  providerFee: 'including the payment provider’s fee',
  rate: (currency: string, rate: string, date: string) => `1 ${currency} = ${rate} CNY, rate of ${date}`,
  goesTo: (name: string) => `You pay on ${name}’s page and then return here.`,
  noMethods: 'No payment provider is set up on this site. Please contact customer service.',
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Paying…',
  notMoved: 'No money has moved.',
  priceChanged: 'The amount has changed in the meantime. Please check it above and pay again.',

  verify: {
    title: 'Please verify your email address first',
    text: (email: string) =>
      `Before your first payment, we need to make sure that ${email} is yours. Open the link we sent you, then come back here.`,
    send: 'Send the email again',
    sending: 'Sending…',
    sent: (email: string) => `Sent to ${email}. Please check your spam folder as well.`,
    why: 'Verify your email address first',
    done: 'I have verified it',
  },

  aside: {
    title: 'What happens next',
    points: [
      'The amount is put on hold, and your balance shows it.',
      'We check every order before we buy, and pack every package before it ships.',
      'Anything not needed is returned to your balance automatically: if the price drops, or the package is lighter.',
    ],
  },

  nothing: {
    title: 'Nothing to pay here',
    text: 'Choose an order or a package to pay for.',
    orders: 'My orders',
    cart: 'Cart',
  },
  paidAlready: {
    title: 'This has already been paid',
    text: 'No second payment is needed.',
  },
  unprintable: {
    title: 'The address has to be changed first',
    text: 'We couldn’t print a label for this package. Open it to choose another address; then it can be paid.',
  },
  closed: {
    title: 'This can no longer be paid',
    text: 'It was cancelled, or the time to pay has run out. You weren’t charged.',
  },
  toOrder: 'Open the order',
  toOrders: 'My orders',
  toParcel: 'Open the package',

  result: {
    title: 'Payment result',
    succeeded: 'Paid',
    thanks: {
      order: (count: number) =>
        `Thank you. We’ll check and buy ${count === 1 ? 'it' : count === 2 ? 'both' : `all ${count}`}.`,
      parcel: () => 'Thank you. We’ll pick and pack it now.',
      supplement: () => 'Thank you. We’re carrying on with it.',
    },
    from: 'Paid from your balance',
    left: 'In your balance now',
    fromBoth: 'Paid',
    next: 'What happens next',
    /** The steps after the payment, of which the first is next, each with what is known about it. */
    steps: {
      order: [
        { label: 'We check it', note: 'within 3 to 5 working hours' },
        { label: 'We buy it', note: 'then the seller ships it to us' },
        { label: 'On your shelf', note: 'weighed, with photos' },
        { label: 'You ship it', note: 'when you like, with other items' },
      ],
      parcel: [
        { label: 'We pack it', note: 'and weigh it' },
        { label: 'Shipped', note: 'if it’s lighter, the difference comes back' },
        { label: 'At your door', note: 'tracked all the way' },
      ],
    },
    promise: {
      order:
        'If the price, the colour or the size has changed, we ask you before we buy. You can cancel free of charge until then. You get a message at every step.',
      parcel: 'You get a message at every step.',
      supplement: '',
    },
    buyMore: 'Buy something else',
    kept: 'The money is in your balance',
    keptText:
      'What it was meant for could no longer be paid. The money stays in your balance: use it again, or withdraw it.',
    pending: 'Waiting for the payment provider',
    pendingText:
      'This page refreshes automatically. You can safely leave: your payment will arrive either way, and you’ll get a message.',
    pendingAgain: 'Go to the payment page',
    failed: 'The payment didn’t go through',
    failedText: 'Your balance hasn’t changed. You can try again, with another method if you like.',
    expired: 'The payment wasn’t completed in time',
    declined: 'The payment provider declined the payment.',
    reason: (reason: string) => `The payment provider says: ${reason}`,
    receipt: 'Receipt',
    details: 'Details',
    when: 'Time',
    charged: 'Charged, with the fee',
    amount: 'Amount',
    tryAgain: 'Try again',
    print: 'Print receipt',
    unknown: 'No payment chosen',
    unknownText:
      'This page shows the result of a payment. You can find your payments in your balance statement.',
    toFunds: 'My balance',
  },

  recharge: {
    title: 'Top up',
    lead: 'Your balance pays for orders, packages and extra services.',
    available: 'Available now',
    amount: 'Amount to add',
    own: 'Another amount',
    ownAmount: 'Your amount',
    limits: (min: string, max: string) => `From ${min} to ${max}.`,
    amountError: (min: string, max: string) => `Enter an amount from ${min} to ${max}, for example 350.00`,
    method: 'Payment method',
    currency: 'Currency',
    quote: 'What you pay',
    pay: 'You pay',
    fee: 'Payment provider’s fee',
    noFee: 'No fee',
    credit: 'Added to your balance',
    rate: (currency: string, rate: string, date: string) => `1 ${currency} = ${rate} CNY, rate of ${date}`,
    failed: 'The price couldn’t be calculated.',
    retry: 'Try again',
    submit: 'Go to payment',
    submitting: 'One moment…',
    backTo: 'Go back',
    back: 'Go back to where you were',
    other: 'Large amounts, or no card?',
    remit: 'Pay by Western Union or bank transfer',
    aside: {
      title: 'Good to know',
      points: [
        'Your balance is kept in yuan. The rate is fixed when you start the payment.',
        'The fee goes to the payment provider. The rate shown is the one we credit you at.',
        'You can withdraw what you don’t use, to your original payment method.',
      ],
    },
    done: 'Topped up',
    doneText: (amount: string) => `${amount} has been added to your balance.`,
    number: 'Top-up number',
    paid: 'Paid',
    /** The amount of an attempt that has not paid anything. */
    asked: 'To pay',
    wanted: 'For your balance',
  },
}
