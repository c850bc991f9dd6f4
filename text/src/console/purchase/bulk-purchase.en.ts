import type { PurchaseProblem } from '@longhaul/domain/orders/purchase-list.ts'

const problems: Record<PurchaseProblem, string> = {
  empty: 'The list is empty',
  too_many: 'lines: at most 5,000',
  no_pair: "needs our order number and the seller's",
  too_long: 'is too long for an order number',
  bad_amount: 'isn’t a plausible amount',
  bad_tracking: 'isn’t a tracking number',
  twice: 'is listed twice',
  not_to_buy: 'isn’t an order waiting to be bought',
  dearer: 'is more than is on hold: ask the shopper',
  fewer_pieces:
    'costs more than agreed, and the shopper has reduced the quantity: check how many you bought, and record it alone',
  recorded: 'is already recorded for this seller',
  several_warehouses: 'goes to a different warehouse from the rest of its order',
  too_many_items: 'has more than 100 items',
  tracking_in_use: 'is the tracking number of someone else’s goods',
  arrived: 'has already been received for someone else: check it at the seller; the warehouse has been told',
  number_elsewhere: 'is also the number of another seller’s order',
}

/** Bulk purchases, and the shortcuts on the buyer's screen. */
export const text = {
  open: 'Paste purchases',
  title: 'Purchases from a spreadsheet',
  label: 'Lines',
  hint: "One per line; lines with the same seller's order number are one order. Our order number, the seller's order number, total paid (empty: as the shopper paid), tracking number (empty: not sent yet).",
  found: (orders: number, items: number, paid: string) =>
    `${orders} ${orders === 1 ? 'order' : 'orders'} with sellers, ${items} ${items === 1 ? 'item' : 'items'}, ${paid}`,
  wrong: (lines: number) => `${lines} ${lines === 1 ? 'line is' : 'lines are'} wrong; nothing is recorded`,
  orders: 'The orders with sellers',
  head: { seller: 'Seller', number: 'Order number', items: 'Items', paid: 'Paid' },
  problems,
  aboveHold: (amount: string) => `is ${amount} more than is on hold: ask the shopper`,
  send: (count: number) => `Record ${count}`,
  recording: 'Sending…',
  nothing: 'Nothing to record yet',
  askTitle: (orders: number, items: number) =>
    `Record ${orders} ${orders === 1 ? 'order' : 'orders'} with ${items} ${items === 1 ? 'item' : 'items'}?`,
  askText:
    'Each order is settled as a whole and its shoppers are notified. Until midnight you can take back any without a tracking number.',
  askDoubts: (count: number) =>
    `${count} ${count === 1 ? 'number is' : 'numbers are'} also used by another seller’s order. Each order is settled as a whole and its shoppers are notified. Until midnight you can take back any without a tracking number.`,
  done: (count: number) => `${count} recorded`,
  refused: (count: number) => `${count} refused, each as a whole`,
  last: (recorded: number, all: number, refused: number) =>
    `Your last list: ${recorded} of ${all} recorded${refused > 0 ? `, ${refused} refused` : ''}.`,
  look: 'Show it',
  askNow: (amount: string) => `Ask for ${amount} more`,
  askNowHint: 'Or press Ctrl + Enter in this form.',
  asked: 'The shopper has been asked for the new price',
  options: 'the options',
}
