import { Type } from 'typebox'
import { Id, Moment, nullable, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'

const Day = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  examples: ['2026-11-02'],
})
/** A person is a member's id; `command` is the admin command at the server. */
const Person = Type.String({ minLength: 1, maxLength: 40 })

/** The filters of the log, which are combined with "and". Days are in Shanghai time, inclusive. */
export const auditFilter = {
  person: Type.Optional(Person),
  action: Type.Optional(text(100)),
  subject_kind: Type.Optional(text(60)),
  subject_id: Type.Optional(text(100)),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
}

export const Act = Type.Object({
  id: Type.String(),
  at: Moment,
  /**
   * Null: done by the admin command on the server itself; or, with an IP address, attempted by someone who
   * was not logged in.
   */
  person: nullable(Type.Object({ id: Id, name: Type.String(), email: Type.String() })),
  action: Type.String(),
  /** The same in the caller's language. */
  action_words: Type.String(),
  subject_kind: Type.String(),
  subject_words: Type.String(),
  subject_id: Type.String(),
  /** The number or name by which people know it: of an order, a package, goods. Null if it has none. */
  subject_number: nullable(Type.String()),
  before: Type.Unknown(),
  after: Type.Unknown(),
  reason: Type.String(),
  address: Type.String(),
  browser: nullable(Type.String()),
  system: nullable(Type.String()),
  request_id: Type.String(),
})

export const listActs = route('GET /staff/audit', {
  who: { staff: ['admin'] },
  summary:
    'List what members of staff did, newest first, with the values before and after, who, when and where',
  query: Type.Object({ ...pageQuery, ...auditFilter }),
  shows: ['shoppers', 'staff'],
  reply: pageOf(Act),
  refusals: ['invalid_input'],
})

/** A word of the log, and its meaning in the caller's language. */
const Choice = Type.Object({ value: Type.String(), words: Type.String() })

export const listAuditChoices = route('GET /staff/audit/choices', {
  who: { staff: ['admin'] },
  summary: 'List the people, actions and kinds of subject by which the audit log can be filtered',
  shows: ['shoppers', 'staff'],
  reply: Type.Object({
    people: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    actions: Type.Array(Choice),
    subject_kinds: Type.Array(Choice),
  }),
})
