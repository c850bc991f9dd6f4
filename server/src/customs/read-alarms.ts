import { IMPORT_RULE_KINDS } from '@longhaul/domain/customs/import-rule.ts'
import { type DutyAlarm, alarmsOf } from '@longhaul/domain/duty/alarms.ts'
import type { Charged } from '@longhaul/domain/duty/charged.ts'
import { type Override, idleOverrides } from '@longhaul/domain/duty/overrides.ts'
import type { Rules } from '@longhaul/domain/duty/release.ts'
import { tableOf } from '@longhaul/domain/entries.ts'
import { inEachLanguage } from '@longhaul/domain/languages.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { dutyIn } from '@longhaul/text/documents/duty.ts'
import type { Db } from '../platform/database/db.ts'
import { readCharged } from './charged/read-charged.ts'
import { ownedPlaces } from './owned-places.ts'
import { readOverrides } from './overrides/read-overrides.ts'
import { appliedRules } from './releases/applied-rules.ts'
import { findFeed } from './releases/sql-feed.ts'
import { listReleases } from './releases/sql-releases.ts'
import { countPackagesByCountry } from './sql.ts'
import { listAllRules } from './sql-rules.ts'
import { ruleOfRow } from './staff-rule.ts'

/** The state of the duty rules of all places on a day. */
export type DutyState = {
  rules: Rules
  today: string
  /** Places whose rules are the operator's own, by the day since which they are. */
  owned: ReadonlyMap<string, string>
  /** Packages of the last 90 days by country. */
  packages: ReadonlyMap<string, number>
  /** What was really charged in the last twelve months by country. */
  charged: ReadonlyMap<string, Charged>
  /** The figures of charges that are the shop's own. */
  overrides: readonly Override[]
  alarms: readonly DutyAlarm[]
}

const PACKAGES_OF_DAYS = 90

/** Reads what needs somebody to look at the duty rules; `asksFeed`: RULES_URL is set. */
export async function readAlarms(db: Db, asksFeed: boolean, now: Date): Promise<DutyState> {
  const today = shanghaiDay(now)
  const rules = await appliedRules(db)
  const rows = await listAllRules(db)
  const owned = ownedPlaces(rows)
  const since = new Date(now.getTime() - PACKAGES_OF_DAYS * 86_400_000)
  const counted = await countPackagesByCountry(db, since)
  const packages = new Map(counted.map(({ country, count }) => [country, count]))
  const charged = await readCharged(db, now)
  const overrides = await readOverrides(db)
  const urgent = (await listReleases(db)).find(
    (release) => release.urgent && (release.state === 'staged' || release.state === 'held'),
  )
  const feed = asksFeed ? await findFeed(db) : undefined
  const kindNames = tableOf(
    IMPORT_RULE_KINDS.map((kind) => [kind, inEachLanguage((lang) => dutyIn(lang).ownKinds[kind])] as const),
  )
  const alarms = alarmsOf({
    places: [...rules.places.values()].filter(({ place }) => !owned.has(place)),
    own: rows
      .filter(({ place }) => owned.has(place) || (place === 'EU' && owned.size > 0))
      .map((row) => ({
        rule: ruleOfRow(row),
        name: kindNames[row.kind],
        changed: row.changed_at ? shanghaiDay(row.changed_at) : '',
      })),
    owned: new Set(owned.keys()),
    packages,
    charged,
    urgent: urgent ? { version: urgent.version, arrived: shanghaiDay(urgent.arrived_at) } : null,
    idle: idleOverrides(rules, overrides),
    feed: feed && { heard: feed.heard_at && shanghaiDay(feed.heard_at), asked: shanghaiDay(feed.asked_at) },
    today,
  })
  return { rules, today, owned, packages, charged, overrides, alarms }
}
