import { listImportRules as route } from '@longhaul/contract/parcels/customs.ts'
import { checkOf } from '@longhaul/domain/duty/rule-age.ts'
import { type Charge, type Place, isOn } from '@longhaul/domain/duty/rule.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findCountry } from '../shipping/public.ts'
import { readDutyRules } from './duty-rules.ts'

export const listImportRulesAction = readAction(route, listImportRules)

/**
 * The charges of a country's rules today. A country without rules is missing from them, which does not mean
 * that it charges nothing.
 */
async function listImportRules({ db, query, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  const country = orNotFound(await findCountry(db, query.country))
  const { place, today, registrations } = await readDutyRules(db, { country: country.code }, now)
  const regimes = (place?.regimes ?? []).filter((regime) => isOn(regime, today))
  const charges = new Map(regimes.flatMap((regime) => regime.charges).map((charge) => [charge.id, charge]))
  return {
    country: country.code,
    country_name: country.name[lang],
    day: today,
    version: place?.version ?? null,
    ...ageOf(place, today),
    rules: [...charges.values()]
      .filter(({ until }) => until === null || until >= today)
      .filter(({ scheme }) => scheme === null || registrations.some((entry) => entry.scheme === scheme))
      .map((charge) => toRule(charge, lang)),
    notes: place?.note ? [place.note[lang]] : [],
  }
}

/** The day of the last check, for the wire. */
export function ageOf(place: Place | null, today: string): { checked: string | null; is_old: boolean } {
  if (!place) return { checked: null, is_old: false }
  const { checked, isOld } = checkOf(place, today)
  return { checked, is_old: isOld }
}

const toRule = ({ kind, name, from, until, legal, note, source, strength, checked }: Charge, lang: Lang) => ({
  ...{ kind, name: name[lang], legal, source, strength, checked },
  valid_from: from,
  valid_until: until,
  note: note?.[lang] ?? '',
})
