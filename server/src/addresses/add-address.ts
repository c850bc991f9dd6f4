import { addAddress } from '@longhaul/contract/accounts/addresses.ts'
import { isDefaultAfterSave, whyNotAddAddress } from '@longhaul/domain/addresses/address-book.ts'
import { action } from '../platform/http/action.ts'
import { found, refuseIf } from '../platform/http/refusal.ts'
import { toAddress } from './address-card.ts'
import { readAddress } from './address-input.ts'
import { findOwnAddress, insertAddress, lockAddressBook, unsetDefault } from './sql.ts'

/** Adds an address; the first one becomes the default. */
export const addAddressAction = action(addAddress, async ({ tx, me, body, now, lang, changed }) => {
  const address = await readAddress(tx, body)
  const book = await lockAddressBook(tx, me.id)
  refuseIf(whyNotAddAddress(book.length))
  const isDefault = isDefaultAfterSave({
    wanted: address.is_default,
    wasDefault: false,
    othersCount: book.length,
  })
  if (isDefault) await unsetDefault(tx, me.id)
  const { id } = await insertAddress(tx, me.id, { ...address, is_default: isDefault, created_at: now })
  await changed(me.id, 'account')
  return toAddress(found(await findOwnAddress(tx, me.id, id)), lang)
})
