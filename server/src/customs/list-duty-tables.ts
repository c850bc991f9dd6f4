import { listDutyTables as route } from '@longhaul/contract/parcels/duty-overview.staff.ts'
import { rateIn } from '@longhaul/domain/duty/rate-for.ts'
import { tableNamesOf } from '@longhaul/domain/duty/release-changes.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { oneRate } from './releases/amount-words.ts'
import { appliedRules } from './releases/applied-rules.ts'

export const listDutyTablesAction = readAction(route, listDutyTables)

/** The tables of rates, with the places that use each and its rate for a code. */
async function listDutyTables({ db, lang, query: { code } }: ReadCall<typeof route>): Answer<typeof route> {
  const { places, tables } = await appliedRules(db)
  const users = [...places.values()].map((place) => ({ place, names: tableNamesOf(place) }))
  return {
    tables: [...tables.values()].map((table) => {
      const found = code === undefined ? null : rateIn(table, code)
      return {
        ...{ name: table.name, title: table.title[lang], source: table.source, licence: table.licence },
        ...{ copied: table.copied, strength: table.strength, lines: table.lines },
        places: users
          .filter(({ names }) => names.includes(table.name))
          .map(({ place: { place, name } }) => ({ place, name: name[lang] })),
        rate: found === null ? '' : oneRate(found.rate, lang),
        is_range: found?.guessed ?? false,
      }
    }),
  }
}
