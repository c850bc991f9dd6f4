import { getAddress as route } from '@longhaul/contract/accounts/addresses.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toAddress } from './address-card.ts'
import { findOwnAddress } from './sql.ts'

export const getAddressAction = action(route, getAddress)

async function getAddress({ tx, me, lang, params }: Call<typeof route>): Answer<typeof route> {
  return toAddress(orNotFound(await findOwnAddress(tx, me.id, params.id)), lang)
}
