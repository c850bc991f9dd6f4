import { getDutyOverview as route } from '@longhaul/contract/parcels/duty-overview.staff.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { checkOf } from '@longhaul/domain/duty/rule-age.ts'
import { type Charge, type Place, STRENGTHS, isOn } from '@longhaul/domain/duty/rule.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { formatter } from '@longhaul/text/format.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { toChargedFigures } from './charged/read-charged.ts'
import { type DutyState, readAlarms } from './read-alarms.ts'
import { shortAmount } from './releases/amount-words.ts'

export const getDutyOverviewAction = readAction(route, getDutyOverview)

/** Every place with rules, and every country that packages are sent to without any. */
async function getDutyOverview({ db, lang, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const state = await readAlarms(db, world.env.rulesUrl !== undefined, now)
  const { rules, today, alarms, packages } = state
  const nameOf = (place: string) => ({
    place,
    name: rules.places.get(place)?.name[lang] ?? formatter(lang).country(place),
  })
  const { compare } = new Intl.Collator(lang)
  const without = [...packages.keys(), ...state.owned.keys()].filter((place) => !rules.places.has(place))
  return {
    version: rules.version,
    day: today,
    alarms: alarms.map(({ places, rule, isGrave, charged, ...alarm }) => ({
      ...alarm,
      charged: charged && toChargedFigures(charged),
      places: places.map(nameOf),
      rule: rule?.[lang] ?? '',
      is_grave: isGrave,
    })),
    places: [...rules.places.keys(), ...new Set(without)]
      .map((place) => ({ ...nameOf(place), ...stateOf(place, state, lang) }))
      .toSorted((one, other) => other.packages - one.packages || compare(one.name, other.name)),
  }
}

type Listed = ReplyOf<typeof route>['places'][number]

function stateOf(name: string, state: DutyState, lang: Lang): Omit<Listed, 'place' | 'name'> {
  const { rules, today, owned, packages } = state
  const place = rules.places.get(name)
  const charged = state.charged.get(name)
  const ownSince = owned.get(name) ?? null
  const hasRules = place !== undefined && place.regimes.length > 0
  const by = ownSince !== null ? 'own' : hasRules ? 'release' : 'nobody'
  const charges = by === 'release' && place ? chargesOn(place, today) : []
  const { checked, isOld } = by === 'release' && place ? checkOf(place, today) : NEVER
  return {
    ...{ by, own_since: ownSince, checked, is_old: isOld },
    summary: summaryOf(charges, lang),
    strength: charges.length > 0 ? weakestOf(charges) : null,
    packages: packages.get(name) ?? 0,
    overrides: state.overrides.filter((override) => override.place === name).length,
    charged: charged ? toChargedFigures(charged) : null,
    alarms: [...new Set(state.alarms.filter(({ places }) => places.includes(name)).map(({ kind }) => kind))],
  }
}

/** The first charges; one that depends on the province or the value is named without its rates. */
function summaryOf(charges: readonly Charge[], lang: Lang): string {
  const byName = new Map<string, Set<string>>()
  for (const charge of charges)
    byName.set(charge.name[lang], (byName.get(charge.name[lang]) ?? new Set()).add(shortAmount(charge, lang)))
  const words = [...byName].map(([name, amounts]) => (amounts.size === 1 ? [...amounts].join('') : name))
  return [...words.slice(0, NAMED), ...(words.length > NAMED ? ['…'] : [])].join(' · ')
}

const NAMED = 4

const NEVER = { checked: null, isOld: false } as const

/** The state's charges of today on arrival, each once. */
function chargesOn({ regimes }: Place, today: string): Charge[] {
  const charges = regimes.filter((regime) => isOn(regime, today)).flatMap((regime) => regime.charges)
  const due = charges.filter(
    (charge) => charge.legal === 'in_force' && isOn(charge, today) && charge.scheme === null,
  )
  return [...new Map(due.map((charge) => [charge.id, charge])).values()]
}

function weakestOf(charges: readonly Charge[]): Listed['strength'] {
  const found = Math.max(...charges.map(({ strength }) => STRENGTHS.indexOf(strength)))
  return STRENGTHS[found] ?? null
}
