import { CHARGE_KINDS, LEGAL_STATES, STRENGTHS } from '@longhaul/domain/duty/rule.ts'
import { Type } from 'typebox'
import { CountryCode, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** A charge of the rules of a place: see `domain/src/duty/rule.ts`. */
const RuleCard = Type.Object({
  kind: oneOf(CHARGE_KINDS),
  name: Type.String(),
  valid_from: nullable(Day),
  valid_until: nullable(Day),
  legal: oneOf(LEGAL_STATES),
  note: Type.String(),
  source: Type.String(),
  strength: oneOf(STRENGTHS),
  /** The day on which somebody last looked; empty for the agency's own rules. */
  checked: Type.String(),
})

export const listImportRules = route('GET /customs/rules', {
  who: 'shopper',
  summary:
    'List what the rules of a country let customs charge, each with its legal state, its source and the day of its last check. What a package will cost is calculated by the calls that quote it.',
  query: Type.Object({ country: CountryCode }),
  shows: ['site'],
  reply: Type.Object({
    country: CountryCode,
    country_name: Type.String(),
    day: Day,
    /** The version of the rules; `own` for those of the agency; null: there are none. */
    version: nullable(Type.String()),
    rules: Type.Array(RuleCard),
    notes: Type.Array(Type.String()),
  }),
  refusals: ['invalid_input', 'not_found'],
})
