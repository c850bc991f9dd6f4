import { MENTION_KINDS } from '@longhaul/domain/staff/mentions.ts'
import { Type } from 'typebox'
import { ById, Done, Id, Moment, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const who = { staff: ['support', 'buyer', 'warehouse', 'finance'] } as const

export const listMentions = route('GET /staff/mentions', {
  who,
  summary:
    'List what the notes that name the caller are about, newest first, until they were seen; at most 50',
  shows: ['staff'],
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Id,
        kind: oneOf(MENTION_KINDS),
        /** What the note is about. */
        subject_id: Id,
        named_by_name: Type.String(),
        named_at: Moment,
      }),
    ),
  }),
})

export const seeMention = route('POST /staff/mentions/{id}/seen', {
  who,
  summary: 'Say that a note that names the caller was seen, which takes it off their list',
  params: ById,
  body: Type.Object({}),
  changes: ['staff'],
  reply: Done,
  refusals: ['not_found'],
  unaudited: true,
})
