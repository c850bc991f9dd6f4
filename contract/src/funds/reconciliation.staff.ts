import { Type } from 'typebox'
import { ById, Currency, Id, Moment, filled, nullable, oneOf, pageOf, pageQuery } from '../fields.ts'
import { route } from '../route.ts'

export const DIFFERENCE_KINDS = [
  'not_in_books',
  'not_at_provider',
  'amount_differs',
  'found_late',
  'short',
  'beyond_credit',
  'account_ended',
] as const

const finance = { staff: ['finance'] } as const

export const Difference = Type.Object({
  id: Id,
  provider: Type.String(),
  day: Type.String(),
  kind: oneOf(DIFFERENCE_KINDS),
  ref: Type.String(),
  recharge_id: nullable(Id),
  recharge_number: nullable(Type.String()),
  currency: Currency,
  ours_minor: nullable(Type.Integer()),
  theirs_minor: nullable(Type.Integer()),
  found_at: Moment,
  settled_at: nullable(Moment),
  note: Type.String(),
})

export const listDifferences = route('GET /staff/reconciliation', {
  who: finance,
  summary:
    'List the differences between providers and the books, newest first: unsettled ones by default. Includes the days last checked.',
  query: Type.Object({ ...pageQuery, settled: Type.Optional(Type.Boolean()) }),
  shows: ['funds'],
  reply: Type.Object({
    ...pageOf(Difference).properties,
    checked: Type.Array(
      Type.Object({
        provider: Type.String(),
        day: Type.String(),
        movements: Type.Integer(),
        checked_at: Moment,
      }),
    ),
  }),
})

export const settleDifference = route('POST /staff/reconciliation/{id}/settle', {
  who: finance,
  summary: 'Record how a difference was settled. Moves no money.',
  params: ById,
  body: Type.Object({ note: filled(500) }),
  changes: ['funds'],
  reply: Difference,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})
