import { IMPORT_RULE_KINDS } from '@longhaul/domain/customs/import-rule.ts'
import { Type } from 'typebox'
import { CountryCode, Currency, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Minor = Type.Integer({ minimum: 0 })

/** One dated rule about what customs of a country charge: see `domain/src/customs/import-rule.ts`. */
export const ImportRuleCard = Type.Object({
  place: Type.String(),
  valid_from: nullable(Day),
  valid_until: nullable(Day),
  kind: oneOf(IMPORT_RULE_KINDS),
  currency: Currency,
  above_minor: nullable(Minor),
  within_minor: nullable(Minor),
  rate_per_mille: nullable(Type.Integer()),
  amount_minor: nullable(Minor),
  per: oneOf(['parcel', 'hs_code', 'line']),
  basis: oneOf(['sourced', 'trade']),
  note: Type.String(),
  source: Type.String(),
})

export const listImportRules = route('GET /customs/rules', {
  who: 'shopper',
  summary:
    'List the customs rules of a country in force today, with the exchange rates used to convert their limits',
  query: Type.Object({ country: CountryCode }),
  shows: ['site'],
  reply: Type.Object({
    country: CountryCode,
    country_name: Type.String(),
    /** The day on which these rules are in force. */
    day: Day,
    rules: Type.Array(ImportRuleCard),
    rates: Type.Array(
      Type.Object({
        currency: Currency,
        /** Billionths of a yuan for one unit. */
        rate_nanos: Type.Integer(),
        quoted_on: Day,
      }),
    ),
  }),
  refusals: ['invalid_input', 'not_found'],
})
