import { ALARM_KINDS } from '@longhaul/domain/duty/alarms.ts'
import { STRENGTHS } from '@longhaul/domain/duty/rule.ts'
import { Type } from 'typebox'
import { nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'
import { ChargedFigures } from './customs.ts'

const READERS = { staff: ['finance', 'support', 'warehouse'] } as const
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const NamedPlace = Type.Object({ place: Type.String(), name: Type.String() })

export const getDutyOverview = route('GET /staff/duty_rules', {
  who: READERS,
  summary:
    'Get the state of the duty rules of every place, and whatever needs somebody to look at them: rules that ended, announced changes whose day has passed, rules that nobody checked, destinations without rules',
  shows: ['site', 'parcels'],
  reply: Type.Object({
    /** The release that is applied. */
    version: Type.String(),
    day: Day,
    alarms: Type.Array(
      Type.Object({
        kind: oneOf(ALARM_KINDS),
        places: Type.Array(NamedPlace),
        /** The rule that it is about; empty if it is about none. */
        rule: Type.String(),
        /** The last day of a rule, the day announced, or the day of the last check or answer. */
        day: nullable(Day),
        /** Days since then; of a rule that is about to end, days left. */
        days: Type.Integer(),
        /** Packages sent there in the last 90 days, counted up to 1,000 for a country. */
        packages: Type.Integer(),
        is_grave: Type.Boolean(),
        /** What was really charged, where the alarm is about that. */
        charged: nullable(ChargedFigures),
      }),
    ),
    places: Type.Array(
      Type.Object({
        ...NamedPlace.properties,
        /** What is charged, in a few words; empty where there is no rule. */
        summary: Type.String(),
        /** Whose rules count: those of the release, the operator's own, or nobody's. */
        by: oneOf(['release', 'own', 'nobody']),
        /** Since when the operator's own rules differ from the release. */
        own_since: nullable(Day),
        /** The day on which the oldest rule of today was checked. */
        checked: nullable(Day),
        is_old: Type.Boolean(),
        /** The weakest source of them. */
        strength: nullable(oneOf(STRENGTHS)),
        packages: Type.Integer(),
        /** How many figures of its charges are the shop's own. */
        overrides: Type.Integer(),
        /** What was really charged in the last twelve months; null if nobody told. */
        charged: nullable(ChargedFigures),
        alarms: Type.Array(oneOf(ALARM_KINDS)),
      }),
    ),
  }),
})

export const listDutyTables = route('GET /staff/duty_tables', {
  who: READERS,
  summary:
    'List the tables of rates by tariff code in the duty rules that are applied, each with its source, its licence and its day, and the rate that each has for a code',
  shows: ['site'],
  query: Type.Object({ code: Type.Optional(Type.String({ pattern: '^\\d{6,12}$' })) }),
  reply: Type.Object({
    tables: Type.Array(
      Type.Object({
        name: Type.String(),
        title: Type.String(),
        source: Type.String(),
        licence: Type.String(),
        /** The day of the copy. */
        copied: Day,
        strength: oneOf(STRENGTHS),
        /** How many lines the source has. */
        lines: Type.Integer(),
        /** The places whose charges point to it. */
        places: Type.Array(NamedPlace),
        /** Of the code; empty if the table says nothing about it, or none was asked. */
        rate: Type.String(),
        /** The code does not decide between several rates. */
        is_range: Type.Boolean(),
      }),
    ),
  }),
  refusals: ['invalid_input'],
})
