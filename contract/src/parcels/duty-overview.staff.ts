import { ALARM_KINDS } from '@longhaul/domain/duty/alarms.ts'
import { STRENGTHS } from '@longhaul/domain/duty/rule.ts'
import { Type } from 'typebox'
import { nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

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
        alarms: Type.Array(oneOf(ALARM_KINDS)),
      }),
    ),
  }),
})
