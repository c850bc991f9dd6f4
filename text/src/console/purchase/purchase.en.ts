/** Purchasing. */
export const text = {
  tabsLabel: 'Purchasing',
  tabs: {
    buy: 'To buy',
    waiting: 'Waiting for shoppers',
    seller: 'Waiting for sellers',
    arriving: 'On the way to us',
  },
  empty: { title: 'Nothing to buy', text: 'Items appear here as soon as their review is done.' },
  summary: (items: number, sellers: number) =>
    `${items} ${items === 1 ? 'item' : 'items'} at ${sellers} ${sellers === 1 ? 'seller' : 'sellers'}, longest wait first.`,
  unknownSeller: 'Unknown seller',
  groupSum: (items: number, pieces: number, shoppers: number, amount: string) =>
    `${items} ${items === 1 ? 'item' : 'items'}, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, ${shoppers} ${shoppers === 1 ? 'shopper' : 'shoppers'}, ${amount}`,
  list: 'the list',
  openAll: 'Open all pages',
  ownPrice: 'Own price',
  insteadOf: (amount: string) => `instead of ${amount}`,
  gone: {
    title: 'A colleague or the shopper has just dealt with an item here',
    text: 'It is no longer part of this order; what you typed stays. If you have bought it as well, cancel it at the seller.',
    row: 'No longer to be bought',
  },
  dearer: 'If the price is higher',
  soldOut: 'If sold out',
  openForm: 'Record purchase',
  closeForm: 'Close',
  keys: { open: 'Open the purchase record', close: 'Close the purchase record' },

  sellerNumber: "Seller's order number",
  goods: 'Goods, amount paid',
  freight: 'Domestic freight, amount paid',
  discount: 'Discount',
  inOrder: (title: string) => `In this order: ${title}`,
  price: (title: string) => `Price at the seller: ${title}`,
  shared: (amount: string) => `${amount} with its share`,
  more: (amount: string) => `${amount} more than is on hold`,
  added: (amount: string) => `${amount} more from the balance, as agreed`,
  saved: (amount: string) => `${amount} back`,
  exact: 'Exactly what was paid',
  goodsOf: (pieces: number) => `Goods, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`,
  paid: 'Paid to the seller',
  sharedBy: (items: number) =>
    `Freight and discount are shared by amount among ${items} items; the sum stays the same to the fen.`,
  backToShoppers: 'Back to shoppers',
  moreFromShoppers: 'More from shoppers',
  numberNew: 'New: no other order has this number',
  numberUsed: (where: string, day: string, who: string) => `Recorded on ${day} at ${where} by ${who}`,
  numberSeen: 'I have checked it: the number is right',
  missing: {
    title: 'Still missing',
    number: "The seller's order number",
    otherNumber: 'Another number: this one is recorded at this seller',
    seen: 'A look at the number, which another seller’s order has',
    items: 'At least one item in the order',
    amounts: 'Amounts that can be read',
    discount: 'A discount smaller than the goods',
    price: (title: string) => `The shopper’s answer on the price of ${title}`,
  },
  afterwards: (items: number) =>
    items === 1
      ? 'The seller’s parcel is then entered once, and received once.'
      : `The ${items} items then travel as one order: one tracking number, one scan at the dock.`,
  record: 'Record purchase',
  bought: 'Purchase recorded',
  boughtAndSaved: (amount: string) => `Purchase recorded, ${amount} refunded to the shopper`,
  ask: 'Ask the shopper',
  cancel: 'Cancel item',
  cancelTitle: 'Cancel this item?',
  cancelText: (amount: string) =>
    `It will not be bought. ${amount} is refunded to the shopper’s balance right away.`,

  askForm: {
    title: 'Ask the shopper before buying',
    kind: 'What changed',
    kinds: { price: 'The price', options: 'The options' },
    before: (amount: string) => `Paid for: ${amount}.`,
    change: (now: string, by: string, sign: number) =>
      sign === 0 ? `Now ${now}, unchanged.` : `Now ${now}: ${by} ${sign > 0 ? 'more' : 'less'}.`,
    note: 'Note to the shopper',
    noteHint: 'In the language the shopper reads. Say what is offered instead.',
    noteNeeded: 'Please say what is offered instead',
    unchanged: 'This is the price already paid. Enter the new one.',
    promise:
      'The shopper has 72 hours to accept or decline. Without an answer the item is cancelled and refunded.',
    send: 'Ask the shopper',
    asked: 'The shopper has been asked',
  },

  product: 'Product',
  onHold: 'On hold',
  since: 'Since',
  noneWaiting: {
    awaiting_customer: 'No question is open.',
    supplement_due: 'No extra payment is due.',
  },
  noneBought: 'Every seller has sent what was bought.',
  boughtSince: 'Bought',
  save: 'Record',
  alone: 'This item alone in its parcel',
  recorded: (number: string, courier: string, items: number) =>
    [`${number} recorded`, courier, items > 1 && `${items} items`].filter(Boolean).join(', '),
  takeBack: {
    open: 'Take back',
    title: (number: string) => `Take back purchase ${number}?`,
    text: 'Everything in this order is to be bought again. What its shoppers got back goes on hold again, and they are told. If the seller has the order, cancel it there as well.',
    done: 'Purchase taken back',
  },
  searchLabel: 'Number, title or shopper',
  noneFound: 'Nothing matches this search.',
  noneOnTheWay: 'Nothing is on its way to us.',
  sentSince: 'Sent',
}
