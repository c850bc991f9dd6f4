import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { listCountries as route } from '@longhaul/contract/site/site.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { exampleTelephone } from '../platform/documents/telephone.ts'
import { listCountryRows } from './sql.ts'

export const listCountriesAction = readAction(route, listCountries)

async function listCountries({ db, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listCountryRows(db, now)
  const byName = new Intl.Collator(LANGUAGES[lang].locale)
  const countries = await Promise.all(
    rows.map(async (row) => ({
      code: row.code,
      name: row.name[lang],
      continent: row.continent,
      continent_name: row.continent_name[lang],
      dial_code: row.dial_code,
      currency: row.currency,
      province_required: row.province_required,
      postcode_used: row.postcode_used,
      postcode_required: row.postcode_required,
      postcode_pattern: row.postcode_pattern,
      postcode_example: row.postcode_example,
      phone_example: await exampleTelephone(row.code),
      province_list: Boolean(row.province_list),
      ships_to: row.served,
      closed_why: row.closed_why?.[lang] ?? '',
    })),
  )
  return {
    countries: countries.toSorted(
      (a, b) => byName.compare(a.continent_name, b.continent_name) || byName.compare(a.name, b.name),
    ),
  }
}
