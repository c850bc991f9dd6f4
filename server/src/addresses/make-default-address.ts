import { makeDefaultAddress } from '@longhaul/contract/accounts/addresses.ts'
import { action } from '../platform/http/action.ts'
import { found } from '../platform/http/refusal.ts'
import { toAddress } from './address-card.ts'
import { findOwnAddress, lockAddressBook, setDefault, unsetDefault } from './sql.ts'

export const makeDefaultAddressAction = action(
  makeDefaultAddress,
  async ({ tx, me, params, lang, changed }) => {
    const address = found((await lockAddressBook(tx, me.id)).find((row) => row.id === params.id))
    await unsetDefault(tx, me.id)
    await setDefault(tx, me.id, address.id)
    await changed(me.id, 'account')
    return toAddress(found(await findOwnAddress(tx, me.id, address.id)), lang)
  },
)
