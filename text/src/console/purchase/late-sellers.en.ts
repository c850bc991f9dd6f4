import type { ChaseGroup, LateState } from '@longhaul/domain/orders/seller-chase.ts'

/** The buyer's list of sellers' orders that are late, and what was asked about them. */
export const text = {
  empty: 'No seller is late.',
  groups: {
    tell: { title: 'Tell the shoppers today', what: 'Three days late or more, whatever the seller says.' },
    ask: { title: 'Ask the seller', what: 'Late; not asked yet, or the day agreed on has come.' },
    wait: { title: 'Waiting for the seller', what: 'Asked; the day agreed on has not come.' },
  } satisfies Record<ChaseGroup, { title: string; what: string }>,
  states: { not_sent: 'Not sent', not_arrived: 'Sent, not arrived' } satisfies Record<LateState, string>,
  late: (age: string) => `${age} late`,
  counts: (items: number, shoppers: number) =>
    `${items === 1 ? '1 item' : `${items} items`}, ${shoppers === 1 ? '1 shopper' : `${shoppers} shoppers`}`,
  never: 'Not asked yet',
  last: (at: string, note: string) => (note === '' ? `Asked ${at}` : `Asked ${at}: “${note}”`),
  until: (day: string) => `ask again on ${day}`,
  number: 'Seller’s order number',
  open: 'Open',
  close: 'Close',
  openOf: (seller: string) => `Open ${seller}`,
  history: 'Asked so far',
  text: 'Text for the seller',
  textHint: 'Always in Chinese. You can change it before copying.',
  note: 'What the seller answered',
  again: 'Ask again on',
  copyAndAsk: 'Copy, and note as asked',
  noteOnly: 'Note the answer',
  noteNeeded: 'Please enter the answer first',
  asked: 'Copied and noted: paste it into the chat with the seller',
  noted: 'Answer noted',
  key: 'Copy the text for the open seller, and note that they were asked',
  saveNumber: 'Enter',
}
