import { changeAddress } from '@longhaul/contract/accounts/addresses.ts'
import { isDefaultAfterSave } from '@longhaul/domain/addresses/address-book.ts'
import { action } from '../platform/http/action.ts'
import { found } from '../platform/http/refusal.ts'
import { toAddress } from './address-card.ts'
import { readAddress } from './address-input.ts'
import { findOwnAddress, lockAddressBook, unsetDefault, updateOwnAddress } from './sql.ts'

/** Replaces an address. Packages keep the copy they were made with. */
export const changeAddressAction = action(changeAddress, async ({ tx, me, params, body, lang, changed }) => {
  const book = await lockAddressBook(tx, me.id)
  const old = found(book.find((row) => row.id === params.id))
  const address = await readAddress(tx, body)
  const isDefault = isDefaultAfterSave({
    wanted: address.is_default,
    wasDefault: old.is_default,
    othersCount: book.length - 1,
  })
  if (isDefault) await unsetDefault(tx, me.id)
  await updateOwnAddress(tx, me.id, old.id, { ...address, is_default: isDefault })
  await changed(me.id, 'account')
  return toAddress(found(await findOwnAddress(tx, me.id, old.id)), lang)
})
