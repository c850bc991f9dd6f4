import type { AskAnswer, AskKind, StaffAsk } from '@longhaul/domain/parcels/asks.ts'

const kinds: Record<AskKind, string> = {
  papers: 'Papers for customs',
  duty: 'Duty, to be paid to the carrier',
  delivery: 'Delivery failed: again, or collect?',
  collect: 'To be collected',
}
const answers: Record<AskAnswer, string> = {
  papers: 'Papers sent',
  paid: 'Duty paid',
  again: 'Deliver it again',
  collect: 'The shopper collects it',
}

/** What a package asks of its shopper, for the members of staff who pass the answer on. */
export const text = {
  title: 'Asked of the shopper',
  kinds,
  answers,
  byCarrier: 'The carrier’s update asks.',
  waiting: 'No answer yet.',
  ask: { papers: 'Ask for papers', duty: 'Ask to pay duty' } satisfies Record<StaffAsk, string>,
  askHint: {
    papers: 'What customs want to see and until when. The shopper reads it as you write it.',
    duty: 'How much, to whom, how and until when. The shopper reads it as you write it.',
  } satisfies Record<StaffAsk, string>,
  asked: 'The shopper has been asked.',
  settle: 'Passed on',
  drop: 'No longer needed',
  settled: 'Noted. The shopper is no longer asked.',
  papers: 'Papers of the shopper',
}
