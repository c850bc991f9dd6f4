import type { ReturnMissingCause } from '@longhaul/domain/parcels/returned-things.ts'
import type { ReturnCause } from '@longhaul/domain/parcels/return-freight.ts'

const causes: Record<ReturnCause, string> = {
  wrong_address: 'The address was wrong (shopper)',
  refused: 'Refused at the door (shopper)',
  not_collected: 'Not collected in time (shopper)',
  papers_missing: 'Customs documents missing (shopper)',
  carrier: 'The carrier’s mistake',
  ours: 'Our mistake',
}

const missingCauses: Record<ReturnMissingCause, string> = {
  opened: 'The box was opened or torn',
  not_packed: 'Weight or film say it never was in it',
  unknown: 'Nothing tells',
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
  dock: {
    title: (number: string) => `${number} came back`,
    lead: (country: string, line: string, shopper: string) =>
      `${country}, ${line}, ${shopper}. This is no new parcel: record what came and how; money is decided elsewhere.`,
    notOut: (stage: string) => `It is not under way (${stage}), so it cannot come back.`,
    weight: 'Weight of the box',
    sentWith: (weight: string) => `Sent with ${weight}`,
    photos: 'Photos of the box',
    things: 'What was in it',
    scanThings:
      'Scan the shelf, then the label of each thing that you put there. F4 marks the last one as damaged.',
    was: (shelf: string) => (shelf ? `was on ${shelf}` : ''),
    now: (shelf: string, condition: string) => `${shelf} · ${condition}`,
    conditions: { good: 'good', damaged: 'damaged' },
    change: { good: 'Damaged', damaged: 'Good' },
    scanLabel: 'Scan its label',
    notThere: 'Not in the box',
    isThere: 'It is here',
    notThereWhy: 'Why it is not there',
    causes: missingCauses,
    notThereText:
      'A colleague who did not open the box looks for it, and decides. Lost goods that we bought are refunded at our expense.',
    shelfFirst: 'Scan the shelf first',
    notIn: (number: string) => `${number} was not in this package`,
    missing: {
      weight: 'the weight',
      photo: 'a photo',
      things: (count: number) => (count === 1 ? '1 thing' : `${count} things`),
      sentence: (parts: readonly string[]) => `Still missing: ${parts.join(', ')}.`,
    },
  },
}
