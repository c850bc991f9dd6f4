import {
  ASK_ANSWERS,
  ASK_KINDS,
  ASK_WORDS_MAX,
  PAPER_MAX_BYTES,
  PAPER_NAME_MAX,
} from '@longhaul/domain/parcels/asks.ts'
import { Type } from 'typebox'
import { ById, Done, Id, Moment, filled, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'

/** A paper that the shopper added. */
const ParcelPaper = Type.Object({
  id: Id,
  name: Type.String(),
  url: Type.String(),
  bytes: Type.Integer(),
})

/** What a package asks of its shopper at present. */
export const ParcelAsk = Type.Object({
  kind: oneOf(ASK_KINDS),
  /** What customer service asks for; empty if an update of the carrier asks. */
  words: Type.String(),
  asked_at: Moment,
  papers: Type.Array(ParcelPaper),
  answer: nullable(oneOf(ASK_ANSWERS)),
  note: Type.String(),
  answered_at: nullable(Moment),
})

export const addParcelPaper = route('POST /parcels/{id}/papers', {
  who: 'shopper',
  summary:
    'Add a paper that is asked for: one part named `file` of a multipart form; jpg, png or pdf, at most 5 MB',
  params: ById,
  query: Type.Object({ name: filled(PAPER_NAME_MAX) }),
  changes: ['parcels'],
  form: true,
  reply: Type.Object({ id: Id }),
  refusals: [
    'not_found',
    'transition_not_allowed',
    'invalid_input',
    'too_large',
    'unsupported_file',
    'too_many_requests',
  ],
  bodyLimit: PAPER_MAX_BYTES + 16_384,
  perMinute: 20,
})

export const removeParcelPaper = route('DELETE /parcels/{id}/papers/{file_id}', {
  who: 'shopper',
  summary: 'Remove a paper that was not sent yet',
  params: Type.Object({ id: Id, file_id: Id }),
  changes: ['parcels'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const answerParcelAsk = route('POST /parcels/{id}/answer', {
  who: 'shopper',
  summary:
    'Answer what a package asks: `papers` sends those that were added, `paid` says that duty was paid, `again` has it delivered again, `collect` leaves it to be collected. Customer service passes the answer on.',
  params: ById,
  body: Type.Object({ answer: oneOf(ASK_ANSWERS), note: text(ASK_WORDS_MAX) }),
  changes: ['parcels'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed'],
})
