import { getAddress as route } from '@longhaul/contract/accounts/addresses.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toAddress } from './address-card.ts'
import { findOwnAddress } from './sql.ts'

export const getAddressAction = readAction(route, getAddress)

async function getAddress({ db, me, lang, params }: ReadCall<typeof route>): Answer<typeof route> {
  return toAddress(orNotFound(await findOwnAddress(db, me.id, params.id)), lang)
}
