import { changeAddress as route } from '@longhaul/contract/accounts/addresses.ts'
import { isDefaultAfterSave } from '@longhaul/domain/addresses/address-book.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toAddress } from './address-card.ts'
import { readAddress } from './address-input.ts'
import { findOwnAddress, lockAddressBook, unsetDefault, updateOwnAddress } from './sql.ts'

export const changeAddressAction = writeAction(route, changeAddress)

/** Replaces an address. Packages keep the copy with which they were created. */
async function changeAddress({ tx, me, params, body, lang }: WriteCall<typeof route>): Answer<typeof route> {
  const book = await lockAddressBook(tx, me.id)
  const old = orNotFound(book.find((row) => row.id === params.id))
  const address = await readAddress(tx, body)
  const isDefault = isDefaultAfterSave({
    wanted: address.is_default,
    wasDefault: old.is_default,
    othersCount: book.length - 1,
  })
  if (isDefault) await unsetDefault(tx, me.id)
  await updateOwnAddress(tx, me.id, old.id, { ...address, is_default: isDefault })
  return toAddress(orNotFound(await findOwnAddress(tx, me.id, old.id)), lang)
}
