import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { listProvinces as route } from '@longhaul/contract/site/site.ts'
import { namesOfProvince, provinceOf, provinceValue } from '@longhaul/domain/addresses/province.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listProvinceRows } from './sql.ts'

export const listProvincesAction = readAction(route, listProvinces)

async function listProvinces({ db, lang, params }: ReadCall<typeof route>): Answer<typeof route> {
  const byName = new Intl.Collator(LANGUAGES[lang].locale)
  const rows = (await listProvinceRows(db, params.code)).map(provinceOf)
  const provinces = rows.map((province) => ({
    value: provinceValue(province, params.code, lang),
    name: province[LANGUAGES[lang].script] || province.latin,
    names: namesOfProvince(province),
  }))
  return { provinces: provinces.toSorted((a, b) => byName.compare(a.name, b.name)) }
}
