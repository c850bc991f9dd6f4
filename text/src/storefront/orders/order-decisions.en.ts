/** Decisions made directly in the list of orders: an answer to our question, cancelling. */
export const text = {
  question: {
    title: {
      price: 'The price has changed',
      options: 'Not available as ordered',
      free: 'We have a question',
      problem: 'We need your decision',
    },
    yourAnswer: 'Your answer',
    send: 'Send',
    answerNeeded: 'Please write an answer',
    answered: 'Sent. We’re buying it.',
    was: 'Ordered',
    now: 'Now',
    more: (amount: string, fee: string | null) =>
      `If you accept, you pay ${amount} more on the next page${fee ? `, ${fee} of it our fee` : ''}.`,
    less: (amount: string) => `If you accept, ${amount} goes back to your balance at once.`,
    same: 'The price stays the same.',
    decline: (amount: string) =>
      `If you cancel it, we don’t buy it, and the ${amount} on hold for it goes back to your balance.`,
    answerBy: (moment: string) => `Answer by ${moment}`,
    declineButton: 'Cancel it',
    keep: 'Keep it',
    giveBack: 'Ask for a refund',
    acceptFor: (amount: string | null) => (amount ? `Accept, pay ${amount} more` : 'Accept'),
    declineFor: (amount: string | null) => (amount ? `Cancel, get ${amount} back` : 'Cancel it'),
    giveBackFor: (amount: string | null) => (amount ? `Send it back, get ${amount}` : 'Send it back'),
    keepText:
      'If you keep it, we put it on the shelf as it is. If you ask for a refund, we settle it with the seller.',
    sureGiveBack: 'Ask for a refund?',
    sending: 'Sending…',
    toSettle:
      'It has already been bought: we settle it with the seller and tell you the result, usually within a few days.',
    sureDecline: 'Cancel this item?',
    accepted: 'Accepted',
    kept: 'Kept. We’re putting it on the shelf.',
    refundedSoFar: 'Refund requested. We’ll tell you what happens next.',
    declined: 'Cancelled. Its money is back in your balance.',
  },
  cancel: {
    orderTitle: (number: string) => `Cancel order ${number}?`,
    itemTitle: 'Cancel this item?',
    unpaid: 'Nothing has been paid. You can order again at any time.',
    paid: (amount: string) => `${amount} goes back to your balance at once.`,
    some: 'Only items we haven’t bought yet are cancelled; the others continue.',
    confirm: 'Cancel it',
    keep: 'Keep it',
    busy: 'Cancelling…',
    done: (amount: string | null) => (amount ? `Cancelled. ${amount} is back in your balance.` : 'Cancelled'),
  },
}
