import { listRuleChecks as route } from '@longhaul/contract/parcels/customs.ts'
import { isShown } from '@longhaul/domain/duty/charged.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readCharged, toChargedFigures } from './charged/read-charged.ts'
import { ageOf } from './list-import-rules.ts'
import { ownedPlaces } from './owned-places.ts'
import { appliedRules } from './releases/applied-rules.ts'
import { listServedCountries } from './sql.ts'
import { listAllRules } from './sql-rules.ts'

export const listRuleChecksAction = readAction(route, listRuleChecks)

/** The countries that are shipped to, those whose rules are too old first, those without rules last. */
async function listRuleChecks({ db, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  const { version, places, tables } = await appliedRules(db)
  const owned = ownedPlaces(await listAllRules(db))
  const charged = await readCharged(db, now)
  const today = shanghaiDay(now)
  const countries = (await listServedCountries(db)).map(({ code, name }) => {
    const place = owned.has(code) ? null : (places.get(code) ?? null)
    const hasRules = place !== null && place.regimes.length > 0
    const by = owned.has(code) ? 'own' : hasRules ? 'release' : 'nobody'
    const figures = charged.get(code)
    return {
      country: code,
      name: name[lang],
      by,
      ...ageOf(place, today),
      // Few packages would say something about persons.
      charged: figures && isShown(figures) ? toChargedFigures(figures) : null,
    } as const
  })
  const { compare } = new Intl.Collator(lang)
  return {
    version,
    day: today,
    countries: countries.toSorted(
      (one, other) =>
        Number(other.is_old) - Number(one.is_old) ||
        Number(one.by === 'nobody') - Number(other.by === 'nobody') ||
        compare(one.name, other.name),
    ),
    tables: [...tables.values()].map(({ title, copied, strength }) => ({
      title: title[lang],
      copied,
      is_old: strength === 'old',
    })),
  }
}
