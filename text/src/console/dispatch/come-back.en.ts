import type { ReturnCause } from '@longhaul/domain/parcels/return-freight.ts'

const causes: Record<ReturnCause, string> = {
  wrong_address: 'The address was wrong (shopper)',
  refused: 'Refused at the door (shopper)',
  not_collected: 'Not collected in time (shopper)',
  papers_missing: 'Papers not given to customs (shopper)',
  carrier: 'The carrier’s mistake',
  ours: 'Our own mistake',
}

/** A package that came back to the warehouse. */
export const text = {
  title: 'It came back',
  lead: 'Its items go back to their shelves with their free days from the start. The shopper is told, and reads the note.',
  cause: 'Why it came back',
  causeNeeded: 'Please choose why it came back',
  causes,
  freight: 'Return freight in yuan',
  freightHint: 'What the carrier asks for the way back; 0 if nothing.',
  freightWrong: (max: string) => `An amount such as 80 or 80.50, at most ${max}`,
  note: 'Note, for the shopper too',
  shopperPays: (amount: string) =>
    `The shopper is asked for ${amount}; until it is paid, these items go into no other package.`,
  wePay: (amount: string) => `We bear the ${amount}; the shopper pays nothing.`,
  book: 'Book back to stock',
  done: 'Its items are in stock again',
}
