import { FIND_KINDS, FIND_MAX, FIND_MIN, FOUND_BY } from '@longhaul/domain/lists/finds.ts'
import { Type } from 'typebox'
import { Id, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const who = { staff: ['support', 'buyer', 'warehouse', 'finance'] } as const

/** One search result: enough to recognise it and to open its page. */
export const Find = Type.Object({
  kind: oneOf(FIND_KINDS),
  /** The id of the page that it opens; for an item, its order. */
  id: Id,
  /** What its page needs in addition to find it: a stage, a number. */
  hint: Type.String(),
  number: Type.String(),
  title: Type.String(),
  /** Its owner by nickname and code, never by an address. */
  owner: Type.String(),
  stage: nullable(Type.String()),
  by: oneOf(FOUND_BY),
  /** Whether the search was for a complete number, not only its beginning. */
  exact: Type.Boolean(),
})

export const findAnything = route('GET /staff/finds', {
  who,
  summary:
    'Search everything: orders, packages, goods and payments by the beginning of their numbers; shoppers by name, code, e-mail address or telephone. Only what the caller may open is searched.',
  query: Type.Object({ q: Type.String({ minLength: FIND_MIN, maxLength: FIND_MAX, pattern: '\\S' }) }),
  shows: ['orders', 'stock', 'parcels', 'funds', 'shoppers'],
  reply: Type.Object({ items: Type.Array(Find) }),
  refusals: ['invalid_input'],
})

export const listPageWords = route('GET /staff/page_words', {
  who,
  summary:
    "List the names of the console's pages and actions in every language, with Pinyin initials, so that each is found whatever is typed",
  shows: [],
  reply: Type.Object({
    pages: Type.Array(Type.Object({ id: Type.String(), words: Type.Array(Type.String()) })),
  }),
})
