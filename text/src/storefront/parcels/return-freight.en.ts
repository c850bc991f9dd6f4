import type { ReturnCause } from '@longhaul/domain/parcels/return-freight.ts'

const causes: Record<ReturnCause, string> = {
  wrong_address: 'the address was wrong',
  refused: 'it was refused at the door',
  not_collected: 'it was not collected in time',
  papers_missing: 'customs did not get the papers they asked for',
  carrier: 'the carrier made a mistake',
  ours: 'we made a mistake',
}

/** A returned package: the reason, and who pays the return freight. */
export const text = {
  title: 'Return freight',
  due: (cause: ReturnCause, amount: string) =>
    `It came back because ${causes[cause]}. The carrier charges ${amount} for the return, which is yours to pay. Once it is paid, the items can go into a new package.`,
  paid: (cause: ReturnCause, amount: string) =>
    `It came back because ${causes[cause]}. You have paid the ${amount} that the carrier charged for the return.`,
  free: (cause: ReturnCause) => `It came back because ${causes[cause]}. The return costs you nothing.`,
  card: (amount: string) => `${amount} return freight is due before its items can be sent again.`,
  pay: (amount: string) => `Pay ${amount} return freight`,
  you: 'Pay the return freight; then put the items into a new package.',
  toStatement: 'See it in your statement',
}
