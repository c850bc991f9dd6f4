import type { Lang } from '@longhaul/domain/languages.ts'

const outOfStock: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'Sold out at the seller',
    'The chosen colour or size is sold out',
    'The seller no longer offers it',
    'The seller does not answer',
  ],
  zh: ['卖家已售罄', '所选颜色或尺码已售罄', '卖家已下架此商品', '卖家没有回复'],
}

/** Many purchases at once, and the quick ways at the buyer's desk. */
export const text = {
  open: 'Paste purchases',
  title: 'Purchases from a spreadsheet',
  label: 'Lines',
  hint: "One per line: our order number, the seller's order number, total paid (empty: as the shopper paid), tracking number (empty: not sent yet).",
  loading: 'Loading everything to buy…',
  found: (lines: number, items: number) =>
    `${lines} ${lines === 1 ? 'line' : 'lines'} ready, ${items} ${items === 1 ? 'item' : 'items'}`,
  leftOut: (lines: number) => `${lines} ${lines === 1 ? 'line' : 'lines'} skipped`,
  more: (count: number) => `and ${count} more lines`,
  line: (line: number) => `Line ${line}`,
  problems: {
    noPair: "needs our order number and the seller's",
    unknown: 'is not an order waiting to be bought',
    twice: 'is listed twice',
    tooLong: 'is too long for an order number',
    badAmount: 'is not a plausible amount',
    badNumber: 'is not a tracking number',
    several: 'is one amount for several items: record them one by one',
    dearer: 'is more than is on hold: ask the shopper',
  },
  dearerBy: (amount: string) => `${amount} more than is on hold: ask the shopper`,
  send: (count: number) => `Record ${count}`,
  sending: (done: number, total: number) => `${done} of ${total}…`,
  nothing: 'Nothing to record yet',
  done: (count: number) => `${count} recorded`,
  failed: (count: number) => `${count} refused`,
  refused: 'Refused',
  askNow: (amount: string) => `Ask for ${amount} more`,
  askNowHint: 'Or press Ctrl + Enter in this form.',
  asked: 'The shopper has been asked for the new price',
  options: 'the options',
  presets: 'Usual reasons',
  outOfStock,
}
