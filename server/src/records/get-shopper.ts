import { getShopper as route } from '@longhaul/contract/accounts/shoppers.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readShopperPage } from './shopper-rows.ts'

export const getShopperAction = readAction(route, getShopper)

function getShopper({ db, params, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  return readShopperPage(db, params.id, lang, now)
}
