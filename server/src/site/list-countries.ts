import { listCountries, listProvinces, listWarehouses } from '@longhaul/contract/site/site.ts'
import { provinceOf, provinceValue } from '@longhaul/domain/addresses/province.ts'
import { action } from '../platform/http/action.ts'
import { exampleTelephone } from '../platform/documents/telephone.ts'
import { listCountryRows, listProvinceRows, listWarehouseRows } from './sql.ts'

export const listCountriesAction = action(listCountries, async ({ tx, lang }) => {
  const rows = await listCountryRows(tx)
  const byName = new Intl.Collator(lang === 'zh' ? 'zh-CN' : 'en')
  const countries = rows.map((row) => ({
    code: row.code,
    name: lang === 'zh' ? row.name_zh : row.name_en,
    continent: row.continent,
    continent_name: lang === 'zh' ? row.continent_zh : row.continent_en,
    dial_code: row.dial_code,
    currency: row.currency,
    province_required: row.province_required,
    postcode_used: row.postcode_used,
    postcode_required: row.postcode_required,
    postcode_pattern: row.postcode_pattern,
    postcode_example: row.postcode_example,
    phone_example: exampleTelephone(row.code),
    province_list: Boolean(row.province_list),
    ships_to: row.ships_to,
  }))
  return {
    countries: countries.toSorted(
      (a, b) => byName.compare(a.continent_name, b.continent_name) || byName.compare(a.name, b.name),
    ),
  }
})

export const listProvincesAction = action(listProvinces, async ({ tx, lang, params }) => {
  const byName = new Intl.Collator(lang === 'zh' ? 'zh-CN' : 'en')
  const rows = (await listProvinceRows(tx, params.code)).map(provinceOf)
  const provinces = rows.map((province) => ({
    value: provinceValue(province, params.code, lang),
    name: (lang === 'zh' && province.nameZh) || province.nameEn,
    names: [province.code, province.nameEn, province.nameZh, province.nameLocal].filter(Boolean),
  }))
  return { provinces: provinces.toSorted((a, b) => byName.compare(a.name, b.name)) }
})

export const listWarehousesAction = action(listWarehouses, async ({ tx, lang }) => {
  const rows = await listWarehouseRows(tx)
  return {
    warehouses: rows.map((row) => ({
      id: row.id,
      name: lang === 'zh' ? row.name_zh : row.name_en,
      address_en: row.address_en,
      address_zh: row.address_zh,
      receiver: row.receiver,
      phone: row.phone,
      postcode: row.postcode,
    })),
  }
})
