import type { SellerParcelProblem } from '@longhaul/domain/orders/seller-parcel-list.ts'

const problems: Record<SellerParcelProblem, string> = {
  empty: 'The list is empty',
  too_many: 'lines: at most 500 at once',
  no_pair: 'needs an order number and a tracking number',
  bad_tracking: 'isn’t a tracking number',
  twice: 'is listed twice',
  not_to_send: 'isn’t an order waiting for its seller to send it',
  several_sellers: 'is the number of orders from several sellers: use our order number',
  tracking_in_use: 'is the tracking number of someone else’s goods',
  arrived: 'has already been received for someone else: check it at the seller; the warehouse has been told',
}

/** Bulk entry of sellers' tracking numbers. */
export const text = {
  open: 'Paste several',
  title: 'Tracking numbers from sellers',
  label: 'Lines',
  hint: "One per line: the seller's order number or ours, a tab or space, tracking number. You can paste straight from a spreadsheet.",
  found: (parcels: number, items: number) =>
    `${parcels} ${parcels === 1 ? 'parcel' : 'parcels'} with ${items} ${items === 1 ? 'item' : 'items'}`,
  wrong: (lines: number) => `${lines} ${lines === 1 ? 'line is' : 'lines are'} wrong; nothing is recorded`,
  parcels: 'The parcels',
  head: { seller: 'Seller', number: 'Order number', tracking: 'Tracking number', items: 'Items' },
  problems,
  send: (count: number) => `Record ${count}`,
  recording: 'Recording…',
  nothing: 'Nothing to record yet',
  done: (parcels: number, items: number) =>
    `${parcels} ${parcels === 1 ? 'parcel' : 'parcels'} with ${items} ${items === 1 ? 'item' : 'items'} recorded`,
}
