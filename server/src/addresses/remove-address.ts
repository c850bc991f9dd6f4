import { removeAddress } from '@longhaul/contract/accounts/addresses.ts'
import { whyNotDeleteAddress } from '@longhaul/domain/addresses/address-book.ts'
import { action } from '../platform/http/action.ts'
import { found, refuseIf } from '../platform/http/refusal.ts'
import { deleteOwnAddress, lockAddressBook } from './sql.ts'

export const removeAddressAction = action(removeAddress, async ({ tx, me, params, changed }) => {
  const address = found((await lockAddressBook(tx, me.id)).find((row) => row.id === params.id))
  refuseIf(whyNotDeleteAddress({ isDefault: address.is_default }))
  await deleteOwnAddress(tx, me.id, address.id)
  await changed(me.id, 'account')
  return {}
})
