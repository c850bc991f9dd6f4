import { ASK_WORDS_MAX } from '@longhaul/domain/parcels/asks.ts'
import { Type } from 'typebox'
import { ById, Done, filled } from '../fields.ts'
import { route } from '../route.ts'

export const askForPapers = route('POST /staff/parcels/{id}/ask_papers', {
  who: { staff: ['support'] },
  summary:
    'Ask the shopper for papers, in words that the shopper sees; replaces what the carrier’s update asks',
  params: ById,
  body: Type.Object({ words: filled(ASK_WORDS_MAX) }),
  changes: ['parcels', 'messages'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const settleParcelAsk = route('POST /staff/parcels/{id}/settle_ask', {
  who: { staff: ['support'] },
  summary:
    'Record that the shopper’s answer was passed on to the carrier, or that nothing is needed any more',
  params: ById,
  body: Type.Object({}),
  changes: ['parcels'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed'],
})
