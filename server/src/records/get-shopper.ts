import { getShopper as route } from '@longhaul/contract/accounts/shoppers.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readShopperPage } from './shopper-rows.ts'

export const getShopperAction = action(route, getShopper)

function getShopper({ tx, params, lang, now }: Call<typeof route>): Answer<typeof route> {
  return readShopperPage(tx, params.id, lang, now)
}
