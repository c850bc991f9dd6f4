/** The daily e-mail of news. */
export const text = {
  subject: 'today’s news',
  heading: (count: number) =>
    count === 1 ? '1 update, no answer needed' : `${count} updates, no answer needed`,
  sections: {
    stock_item: 'On your shelf',
    inbound: 'Parcels to our warehouse',
    parcel: 'Your packages',
    order: 'Your orders',
    funds: 'Your balance',
    account: 'Your account',
    conversation: 'Replies from customer service',
  },
  more: (count: number) => `and ${count} more, in your messages`,
  open: 'Open your messages',
  note: (hour: number) => `One email a day, at ${hour}:00, only on days with news.`,
  choose: 'Get them one by one, or not at all',
}
