import { CHARGE_KINDS, LEGAL_STATES, STRENGTHS } from '@longhaul/domain/duty/rule.ts'
import { Type } from 'typebox'
import { CountryCode, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const PerMille = Type.Integer({ minimum: 0, maximum: 1_000 })
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

/** When the oldest of the rules of today was checked, and whether that is too long ago. */
const Check = {
  /** Null: there are no rules, or they are the agency's own. */
  checked: nullable(Day),
  is_old: Type.Boolean(),
}

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
    ...Check,
    rules: Type.Array(RuleCard),
    notes: Type.Array(Type.String()),
  }),
  refusals: ['invalid_input', 'not_found'],
})

/** Packages of which it is known what was charged, and how right the estimates were. */
export const ChargedFigures = Type.Object({
  packages: Type.Integer(),
  /** For how many the charge lay in the range that was told. */
  inside_per_mille: PerMille,
  /** Half of the packages were off by no more than this. */
  error_per_mille: PerMille,
})

export const listRuleChecks = route('GET /customs/checks', {
  who: 'anyone',
  summary:
    'List the countries that are shipped to, each with the day on which its duty rules were last checked, and how right the estimates were where enough packages tell, and the tables of rates with the day of each. Whatever is too old is marked.',
  shows: ['site'],
  reply: Type.Object({
    /** The release of the rules that is applied. */
    version: Type.String(),
    day: Day,
    countries: Type.Array(
      Type.Object({
        country: CountryCode,
        name: Type.String(),
        /** Whose rules count: those of the release, the agency's own, or nobody's. */
        by: oneOf(['release', 'own', 'nobody']),
        ...Check,
        /**
         * What was really charged in the last twelve months, beside what was told before paying; null with
         * fewer than five packages.
         */
        charged: nullable(ChargedFigures),
      }),
    ),
    /** The tables of rates by tariff code, and the day of which each is. */
    tables: Type.Array(
      Type.Object({
        title: Type.String(),
        copied: Day,
        /** Its rates were right on that day, and were not looked up since. */
        is_old: Type.Boolean(),
      }),
    ),
  }),
})
