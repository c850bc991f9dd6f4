/** The subject of a message. */
export type MessageSubject =
  | 'order'
  | 'parcel'
  | 'stock_item'
  | 'inbound'
  | 'funds'
  | 'account'
  | 'conversation'

const subjects: Record<MessageSubject, string> = {
  order: 'Orders',
  parcel: 'Packages',
  stock_item: 'Warehouse',
  inbound: 'Inbound parcels',
  funds: 'Balance',
  account: 'Account',
  conversation: 'Customer service',
}

export const text = {
  title: 'Messages',
  titleUnread: (count: number) => `Messages (${count} unread)`,
  lead: 'News about your orders, packages and balance. We also send it by email.',
  unreadOnly: (count: number) => (count > 0 ? `Unread only (${count})` : 'Unread only'),
  subject: 'About',
  anySubject: 'Everything',
  subjects,
  list: 'Your messages',
  groups: { talk: 'New answers', news: 'News' },
  unreadMark: 'Unread',
  markAll: 'Mark all as read',
  nothingUnread: 'No unread messages',
  markedAll: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'} marked as read.`,
  undo: 'Undo',
  emptyTitle: 'No messages',
  empty: 'When something happens to an order, a package or your balance, you can read it here.',
  emptyUnread: 'You have read everything.',
  emptyFilter: 'No messages about this.',
  showAll: 'Show all messages',
}
