import type { ReturnCause } from '@longhaul/domain/parcels/return-freight.ts'

const causes: Record<ReturnCause, string> = {
  wrong_address: 'The address was wrong (shopper)',
  refused: 'Refused at the door (shopper)',
  not_collected: 'Not collected in time (shopper)',
  papers_missing: 'Customs documents missing (shopper)',
  carrier: 'The carrier’s mistake',
  ours: 'Our mistake',
}

/** A package that was returned to the warehouse. */
export const text = {
  title: 'Returned to the warehouse',
  lead: 'Its items go back into stock and their free storage days start over. The shopper is notified and can read the note.',
  cause: 'Why it was returned',
  causeNeeded: 'Please choose why it was returned',
  causes,
  freight: 'Return freight in yuan',
  freightHint: 'What the carrier charges for the return; 0 if nothing.',
  freightWrong: (max: string) => `An amount such as 80 or 80.50, at most ${max}`,
  note: 'Note (the shopper can read it)',
  shopperPays: (amount: string) =>
    `The shopper owes ${amount}: it is taken from the balance, now or from the next money that reaches it.`,
  wePay: (amount: string) => `We cover the ${amount}; the shopper pays nothing.`,
  book: 'Return to stock',
  done: 'Items are back in stock',
}
