import { removeAddress as route } from '@longhaul/contract/accounts/addresses.ts'
import { whyNotDeleteAddress } from '@longhaul/domain/addresses/address-book.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { deleteOwnAddress, lockAddressBook } from './sql.ts'

export const removeAddressAction = writeAction(route, removeAddress)

async function removeAddress({ tx, me, params }: WriteCall<typeof route>): Answer<typeof route> {
  const address = orNotFound((await lockAddressBook(tx, me.id)).find((row) => row.id === params.id))
  refuseIf(whyNotDeleteAddress({ isDefault: address.is_default }))
  await deleteOwnAddress(tx, me.id, address.id)
  return {}
}
