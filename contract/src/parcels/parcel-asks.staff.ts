import { ASK_WORDS_MAX, STAFF_ASKS } from '@longhaul/domain/parcels/asks.ts'
import { Type } from 'typebox'
import { ById, Done, filled, oneOf } from '../fields.ts'
import { route } from '../route.ts'

export const askAboutParcel = route('POST /staff/parcels/{id}/ask', {
  who: { staff: ['support'] },
  summary:
    'Ask the shopper for papers, or to pay duty to the carrier, in words that the shopper sees; replaces what the package asks',
  params: ById,
  body: Type.Object({ kind: oneOf(STAFF_ASKS), words: filled(ASK_WORDS_MAX) }),
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
