import { searchTariffNumbers as route } from '@longhaul/contract/parcels/tariff-numbers.staff.ts'
import { tidyHsCode } from '@longhaul/domain/customs/hs-code.ts'
import { searchHsCodes } from '@longhaul/domain/customs/hs-search.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readNomenclature } from './nomenclature.ts'

export const searchTariffNumbersAction = readAction(route, searchTariffNumbers)

const FOUND_MAX = 12

/** Looks up tariff numbers by words in either language, or by their first digits. */
async function searchTariffNumbers({ query }: ReadCall<typeof route>): Answer<typeof route> {
  const digits = tidyHsCode(query.q)
  const words = /^\d+$/.test(digits) ? digits : query.q
  const found = searchHsCodes(words, FOUND_MAX, await readNomenclature())
  return { items: found.map(({ code, latin, chinese }) => ({ code, english: latin, chinese })) }
}
