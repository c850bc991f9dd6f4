import type { AskAnswer, AskKind } from '@longhaul/domain/parcels/asks.ts'

const kinds: Record<AskKind, string> = {
  papers: 'Papers for customs',
  delivery: 'Delivery failed: again, or collect?',
  collect: 'To be collected',
}
const answers: Record<AskAnswer, string> = {
  papers: 'Papers sent',
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
  askPapers: 'Ask for papers',
  askHint: 'What customs want to see and until when. The shopper reads it as you write it.',
  asked: 'The shopper has been asked for papers.',
  settle: 'Passed on',
  drop: 'No longer needed',
  settled: 'Noted. The shopper is no longer asked.',
  papers: 'Papers of the shopper',
}
