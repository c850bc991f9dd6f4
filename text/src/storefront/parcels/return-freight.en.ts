import type { ReturnCause } from '@longhaul/domain/parcels/return-freight.ts'

const causes: Record<ReturnCause, string> = {
  wrong_address: 'the address was wrong',
  refused: 'it was refused at the door',
  not_collected: 'it wasn’t collected in time',
  papers_missing: 'customs didn’t get the documents they asked for',
  carrier: 'the carrier made a mistake',
  ours: 'we made a mistake',
}

/** A returned package: the reason, and who pays the return freight. */
export const text = {
  title: 'Return freight',
  charged: (cause: ReturnCause, amount: string) =>
    `It came back because ${causes[cause]}. The carrier charges ${amount} for the return, which is yours to pay. It’s taken from your balance; what the balance doesn’t cover is taken from the next money that reaches it.`,
  free: (cause: ReturnCause) => `It came back because ${causes[cause]}. The return costs you nothing.`,
}
