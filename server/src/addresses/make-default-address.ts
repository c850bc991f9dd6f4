import { makeDefaultAddress as route } from '@longhaul/contract/accounts/addresses.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toAddress } from './address-card.ts'
import { findOwnAddress, lockAddressBook, setDefault, unsetDefault } from './sql.ts'

export const makeDefaultAddressAction = writeAction(route, makeDefaultAddress)

async function makeDefaultAddress({ tx, me, params, lang }: WriteCall<typeof route>): Answer<typeof route> {
  const address = orNotFound((await lockAddressBook(tx, me.id)).find((row) => row.id === params.id))
  await unsetDefault(tx, me.id)
  await setDefault(tx, me.id, address.id)
  return toAddress(orNotFound(await findOwnAddress(tx, me.id, address.id)), lang)
}
