import { TAX_SCHEMES } from '@longhaul/domain/duty/registrations.ts'
import { Type } from 'typebox'
import { ById, Currency, Fen, Id, Moment, SignedFen, filled, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const FINANCE = { staff: ['finance'] } as const
const READERS = { staff: ['finance', 'support', 'warehouse'] } as const

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Scheme = oneOf(TAX_SCHEMES)
const Reason = filled(500)

/** The name of the registered person or company. */
export const PARTY_MAX = 200

const Registration = Type.Object({
  id: Id,
  scheme: Scheme,
  number: Type.String(),
  party: Type.String(),
  from_day: Day,
  /** The last day on which it is in force; null: until it is ended. */
  until_day: nullable(Day),
  state: oneOf(['scheduled', 'in_force', 'past']),
  created_at: Moment,
  created_by: Type.String(),
  ended_at: nullable(Moment),
  ended_by: nullable(Type.String()),
})

export const listTaxRegistrations = route('GET /staff/tax_registrations', {
  who: READERS,
  summary:
    'List the registrations under which the shop collects taxes of destinations with the payment, and the schemes that there are',
  shows: ['site'],
  reply: Type.Object({
    registrations: Type.Array(Registration),
    schemes: Type.Array(
      Type.Object({
        scheme: Scheme,
        /** A number in its format. */
        example: Type.String(),
        reported: oneOf(['month', 'quarter']),
        /** The destinations whose rules, as applied today, let the shop collect under it. */
        places: Type.Array(Type.String()),
        /** Those for which the shop has rules of its own, so that nothing is collected. */
        own: Type.Array(Type.String()),
        /** Those whose currency has no exchange rate, so that nothing can be calculated. */
        without_rate: Type.Array(Type.String()),
      }),
    ),
  }),
})

export const addTaxRegistration = route('POST /staff/tax_registrations', {
  who: FINANCE,
  summary:
    'Add a registration. From its first day on the tax is a part of every new price to its destinations; packages that exist keep theirs.',
  body: Type.Object({
    scheme: Scheme,
    number: filled(40),
    party: filled(PARTY_MAX),
    from_day: Day,
    reason: Reason,
  }),
  changes: ['site'],
  reply: Registration,
  refusals: ['invalid_input'],
})

export const endTaxRegistration = route('POST /staff/tax_registrations/{id}/end', {
  who: FINANCE,
  summary:
    'Set the last day of a registration: today or later. It is never deleted, because packages were sold under it.',
  params: ById,
  body: Type.Object({ until_day: Day, reason: Reason }),
  changes: ['site'],
  reply: Registration,
  refusals: ['not_found', 'invalid_input', 'transition_not_allowed'],
})

const Sums = {
  packages: Type.Integer(),
  /** In minor units of the currency. */
  taxable_minor: Type.Integer(),
  tax_minor: Type.Integer(),
  tax_fen: Fen,
}

export const getTaxReport = route('GET /staff/tax_report', {
  who: FINANCE,
  summary:
    'Report the taxes that were collected under a scheme and given back, by period and destination: by the day in Shanghai on which packages were handed over, and came back',
  query: Type.Object({ scheme: Scheme }),
  shows: ['parcels'],
  reply: Type.Object({
    scheme: Scheme,
    periods: Type.Array(
      Type.Object({
        /** `2026-11`, or `2026-Q4`. */
        period: Type.String(),
        is_over: Type.Boolean(),
        /** What is to be paid for it: collected less given back. */
        due_fen: SignedFen,
        rows: Type.Array(
          Type.Object({
            country: Type.String(),
            country_name: Type.String(),
            number: Type.String(),
            currency: Currency,
            /** In millionths; null: several. */
            rate_ppm: nullable(Type.Integer()),
            collected: Type.Object(Sums),
            returned: Type.Object(Sums),
          }),
        ),
      }),
    ),
    /** The balance of the scheme's account in the books, which equals the sum of all periods. */
    account_fen: SignedFen,
  }),
})

export const exportTaxReport = route('GET /staff/tax_report/export', {
  who: FINANCE,
  summary: 'Download the report of a scheme as a CSV file',
  query: Type.Object({ scheme: Scheme }),
  shows: ['parcels'],
  reply: Type.Object({ file_name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
})
