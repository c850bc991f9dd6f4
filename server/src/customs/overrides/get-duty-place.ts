import { getDutyPlace as route } from '@longhaul/contract/parcels/duty-overrides.staff.ts'
import { FIGURES, type Override, figuresOf, idleOverrides } from '@longhaul/domain/duty/overrides.ts'
import { type Charge, isOn } from '@longhaul/domain/duty/rule.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { amountWords } from '../releases/amount-words.ts'
import { releasedRules } from '../releases/applied-rules.ts'
import { readOverrides } from './read-overrides.ts'

export const getDutyPlaceAction = readAction(route, getDutyPlace)

/** The charges of a place today, each once, as they were released, with what the shop replaced. */
async function getDutyPlace({ db, params, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  const rules = await releasedRules(db)
  const place = orNotFound(rules.places.get(params.place))
  const overrides = (await readOverrides(db)).filter((override) => override.place === place.place)
  const idle = new Set(idleOverrides(rules, overrides))
  const today = shanghaiDay(now)
  const regimes = place.regimes.filter((regime) => isOn(regime, today))
  const charges = new Map(
    regimes
      .flatMap((regime) => regime.charges)
      .filter(({ until }) => until === null || until >= today)
      .map((charge) => [charge.id, charge]),
  )
  return {
    place: place.place,
    name: place.name[lang],
    charges: [...charges.values()].map((charge) => {
      const own = overrides.find((override) => override.charge === charge.id && !idle.has(override))
      return { ...toCharge(charge, lang), override: own ? toOverride(own, lang) : null }
    }),
    idle: [...idle].map((override) => ({ id: override.charge, ...toOverride(override, lang) })),
  }
}

function toCharge(charge: Charge, lang: Lang) {
  const known = figuresOf(charge)
  return {
    ...{ id: charge.id, kind: charge.kind, name: charge.name[lang], how: amountWords(charge, null, lang) },
    figures: FIGURES.flatMap((figure) => {
      const value = known[figure]
      return value ? [{ figure, ...value }] : []
    }),
  }
}

const toOverride = ({ figure, value, reason, since, by }: Override & { by?: string }, lang: Lang) => ({
  ...{ figure, value, reason: reason[lang], since, by: by ?? '' },
})
