import { listTaxRegistrations as route } from '@longhaul/contract/parcels/tax-registrations.staff.ts'
import { TAX_SCHEMES, schemeOf, schemesOf } from '@longhaul/domain/duty/registrations.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { ownedPlaces } from '../owned-places.ts'
import { appliedRules } from '../releases/applied-rules.ts'
import { listRatesOf } from '../sql.ts'
import { listAllRules } from '../sql-rules.ts'
import { toRegistration } from './registration-card.ts'
import { listRegistrations } from './sql-registrations.ts'

export const listTaxRegistrationsAction = readAction(route, listTaxRegistrations)

/** The registrations, and for each scheme where it takes effect by the rules as they are applied. */
async function listTaxRegistrations({ db, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  const { places } = await appliedRules(db)
  const owned = ownedPlaces(await listAllRules(db))
  const rates = await listRatesOf(db, [...new Set([...places.values()].map(({ currency }) => currency))])
  const rated = new Set(rates.map(({ currency }) => currency))
  const { compare } = new Intl.Collator(lang)
  return {
    registrations: (await listRegistrations(db)).map((row) => toRegistration(row, now)),
    schemes: TAX_SCHEMES.map((scheme) => {
      const found = [...places.values()].filter((place) => schemesOf(place).includes(scheme))
      const isOwn = ({ place, territory }: (typeof found)[number]): boolean =>
        owned.has(territory?.country ?? place)
      const namesOf = (some: typeof found): string[] => some.map(({ name }) => name[lang]).toSorted(compare)
      const released = found.filter((place) => !isOwn(place))
      const { example, reported } = schemeOf(scheme)
      return {
        ...{ scheme, example, reported },
        places: namesOf(released.filter(({ currency }) => rated.has(currency))),
        own: namesOf(found.filter(isOwn)),
        without_rate: namesOf(released.filter(({ currency }) => !rated.has(currency))),
      }
    }),
  }
}
