import type { StoredImportRule } from '../customs/stored-import-rule.ts'
import { type Texts, inEachLanguage } from '../languages.ts'
import { type Charged, isOff } from './charged.ts'
import { checkOf } from './rule-age.ts'
import type { Override } from './overrides.ts'
import { type Charge, type Dated, type Place, isOn } from './rule.ts'
import { daysBetween, plusDays } from '../time/days.ts'

/*
 * When somebody has to look at the duty rules. A rule that ended, or a change that was announced and whose
 * day has passed, makes every price to the door of a place wrong or unknown without an error anywhere.
 */

export const ALARM_KINDS = [
  'ended',
  'no_rules',
  'urgent_waiting',
  'announced_passed',
  'estimates_off',
  'override_idle',
  'ending',
  'change_ahead',
  'unchecked',
  'feed_silent',
] as const
export type AlarmKind = (typeof ALARM_KINDS)[number]

export type DutyAlarm = {
  readonly kind: AlarmKind
  /** The places that it is about; none for the feed. */
  readonly places: readonly string[]
  /** The rule that it is about, where it is about one. */
  readonly rule: Texts | null
  /** The last day of the rule, the day announced, the day of the last check or answer; null: never. */
  readonly day: string | null
  /** Days since then, or left until then. */
  readonly days: number
  /** Packages sent to these places of late. */
  readonly packages: number
  /** What was really charged there, where the alarm is about that. */
  readonly charged: Charged | null
  /** Prices to the door are wrong or unknown now, or will be within days. */
  readonly isGrave: boolean
}

/** A rule with its dates; whatever follows it has the same `follows`. */
type DatedRow = Dated & { place: string; name: Texts; checked: string; follows: string }

export type AlarmInput = {
  /** The places by whose rules shoppers are told what customs charge. */
  readonly places: readonly Place[]
  /** The operator's own rules, which replace those of their places, and the day each was entered. */
  readonly own: readonly { readonly rule: StoredImportRule; readonly name: Texts; readonly changed: string }[]
  /** The places whose rules are the operator's own, such as the members of a union that has some. */
  readonly owned: ReadonlySet<string>
  /** Packages of late by country. */
  readonly packages: ReadonlyMap<string, number>
  /** What was really charged of late by country. */
  readonly charged: ReadonlyMap<string, Charged>
  /** The shop's own figures of charges that the rules no longer have. */
  readonly idle: readonly Override[]
  /** A release that waits although its publisher calls it urgent, and the day on which it came. */
  readonly urgent: { readonly version: string; readonly arrived: string } | null
  /** When RULES_URL last answered with a release, null for never; undefined if it is not asked. */
  readonly feed: { readonly heard: string | null; readonly asked: string } | undefined
  readonly today: string
}

const ENDING_DAYS = 60
const ENDING_SOON_DAYS = 7
const SILENT_DAYS = 30
/** How long before its day an announced change is told. */
const AHEAD_DAYS = 90

/** Every alarm of today, the gravest first, then those that concern most packages. */
export function alarmsOf(input: AlarmInput): DutyAlarm[] {
  const { places, own, owned, today } = input
  const released = places.filter(({ place }) => !owned.has(place))
  const found = [
    ...endAlarms([...released.flatMap(rowsOf), ...own.map(ownRow)], today),
    ...released.flatMap((place) => announcedAlarms(place, today)),
    ...released.flatMap((place) => aheadAlarms(place, today)),
    ...released.flatMap((place) => uncheckedAlarm(place, today)),
    ...noRulesAlarms(input),
    ...offAlarms(input),
    ...idleAlarms(input),
    ...silentAlarm(input),
    ...urgentAlarm(input),
  ]
  return together(found, input.packages).toSorted(
    (alarm, other) =>
      Number(other.isGrave) - Number(alarm.isGrave) ||
      ALARM_KINDS.indexOf(alarm.kind) - ALARM_KINDS.indexOf(other.kind) ||
      other.packages - alarm.packages,
  )
}

type Found = Omit<DutyAlarm, 'packages' | 'charged'> & Partial<Pick<DutyAlarm, 'charged'>>

/** A rule that ends, or ended, and that nothing follows. One that was looked at after its end is settled. */
function endAlarms(rows: readonly DatedRow[], today: string): Found[] {
  return rows.flatMap((row): Found[] => {
    const { until } = row
    if (until === null || row.checked > until) return []
    const days = daysBetween(today, until)
    const next = plusDays(until, 1)
    const isFollowed = rows.some(
      (other) =>
        other !== row &&
        other.place === row.place &&
        other.follows === row.follows &&
        other.from !== null &&
        other.from > (row.from ?? '') &&
        isOn(other, next),
    )
    if (isFollowed || days > ENDING_DAYS) return []
    const common = { places: [row.place], rule: row.name, day: until }
    return days < 0
      ? [{ ...common, kind: 'ended', days: -days, isGrave: true }]
      : [{ ...common, kind: 'ending', days, isGrave: days <= ENDING_SOON_DAYS }]
  })
}

function rowsOf({ place, name, regimes }: Place): DatedRow[] {
  return regimes.flatMap((regime) => [
    { ...datesOf(regime), place, name, checked: regime.checked, follows: 'regime' },
    ...regime.charges.map((charge) => ({
      ...{ ...datesOf(charge), place, name: charge.name, checked: charge.checked },
      follows: `${regime.id} ${charge.kind}`,
    })),
  ])
}

const datesOf = ({ from, until, legal }: Dated): Dated => ({ from, until, legal })

const ownRow = ({ rule, name, changed }: AlarmInput['own'][number]): DatedRow => ({
  ...{ from: rule.validFrom ?? '', until: rule.validUntil, legal: 'in_force' },
  ...{ place: rule.place, name, checked: changed, follows: rule.kind },
})

/** A change that was announced for a day that has passed, and of which nobody has said since that it came. */
function announcedAlarms({ place, regimes }: Place, today: string): Found[] {
  const charges = new Map(
    regimes.filter((regime) => isOn(regime, today)).flatMap((regime) => regime.charges.map(byId)),
  )
  return [...charges.values()].flatMap(({ legal, from, until, name }) =>
    (legal === 'announced' || legal === 'unconfirmed') &&
    from !== null &&
    from <= today &&
    (until === null || until >= today)
      ? [
          {
            ...{ kind: 'announced_passed' as const, places: [place], rule: name, day: from },
            ...{ days: daysBetween(from, today), isGrave: false },
          },
        ]
      : [],
  )
}

/** A change that is announced for a day within the next 90: somebody has to see whether it comes. */
function aheadAlarms({ place, regimes }: Place, today: string): Found[] {
  const charges = new Map(
    regimes
      .filter(({ until }) => until === null || until >= today)
      .flatMap((regime) => regime.charges.map(byId)),
  )
  return [...charges.values()].flatMap(({ legal, from, name }) => {
    if ((legal !== 'announced' && legal !== 'unconfirmed') || from === null || from <= today) return []
    const days = daysBetween(today, from)
    const kind = 'change_ahead' as const
    return days > AHEAD_DAYS ? [] : [{ kind, places: [place], rule: name, day: from, days, isGrave: false }]
  })
}

const byId = (charge: Charge) => [charge.id, charge] as const

function uncheckedAlarm(place: Place, today: string): Found[] {
  const { checked, days, isOld } = checkOf(place, today)
  return isOld
    ? [{ kind: 'unchecked', places: [place.place], rule: null, day: checked, days, isGrave: false }]
    : []
}

/** Countries to which packages are sent although nobody can say what customs charge there. */
function noRulesAlarms({ places, owned, packages }: AlarmInput): Found[] {
  const known = new Set([
    ...places.filter(({ regimes }) => regimes.length > 0).map(({ place }) => place),
    ...owned,
  ])
  return [...packages].flatMap(([country, count]) =>
    count > 0 && !known.has(country)
      ? [{ kind: 'no_rules' as const, places: [country], rule: null, day: null, days: 0, isGrave: true }]
      : [],
  )
}

/** Own figures that no longer apply: their charge has gone from the rules, or is of another kind. */
const idleAlarms = ({ idle, today }: AlarmInput): Found[] =>
  idle.map(({ place, charge, since }) => ({
    ...{ kind: 'override_idle' as const, places: [place], rule: inEachLanguage(() => charge) },
    ...{ day: since, days: daysBetween(since, today), isGrave: false },
  }))

/** Countries where half of the packages were charged something else than their shoppers had been told. */
const offAlarms = ({ charged }: AlarmInput): Found[] =>
  [...charged].flatMap(([country, figures]) =>
    isOff(figures)
      ? [
          {
            ...{ kind: 'estimates_off' as const, places: [country], rule: null, day: null, days: 0 },
            ...{ charged: figures, isGrave: false },
          },
        ]
      : [],
  )

function silentAlarm({ feed, today }: AlarmInput): Found[] {
  if (feed === undefined) return []
  const days = daysBetween(feed.heard ?? feed.asked, today)
  return days > SILENT_DAYS
    ? [{ kind: 'feed_silent', places: [], rule: null, day: feed.heard, days, isGrave: false }]
    : []
}

/** It corrects an error: prices are wrong until somebody has looked and applied it, or it applies itself. */
const urgentAlarm = ({ urgent, today }: AlarmInput): Found[] =>
  urgent === null
    ? []
    : [
        {
          ...{ kind: 'urgent_waiting', places: [], rule: inEachLanguage(() => urgent.version) },
          ...{ day: urgent.arrived, days: daysBetween(urgent.arrived, today), isGrave: true },
        },
      ]

/** The same alarm about several places, such as those of a union, is one. */
function together(found: readonly Found[], packages: ReadonlyMap<string, number>): DutyAlarm[] {
  const groups = new Map<string, Found>()
  for (const alarm of found) {
    const { places, ...same } = alarm
    const key = JSON.stringify(same)
    const group = groups.get(key)
    groups.set(key, group ? { ...group, places: [...new Set([...group.places, ...places])] } : alarm)
  }
  return [...groups.values()].map((alarm) => ({
    ...{ charged: null, ...alarm },
    packages: alarm.places.reduce((sum, place) => sum + (packages.get(place) ?? 0), 0),
  }))
}
