import { addAddress as route } from '@longhaul/contract/accounts/addresses.ts'
import { isDefaultAfterSave, whyNotAddAddress } from '@longhaul/domain/addresses/address-book.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { toAddress } from './address-card.ts'
import { readAddress } from './address-input.ts'
import { findOwnAddress, insertAddress, lockAddressBook, unsetDefault } from './sql.ts'

export const addAddressAction = writeAction(route, addAddress)

/** Adds an address; the first one becomes the default. */
async function addAddress({ tx, me, body, now, lang }: WriteCall<typeof route>): Answer<typeof route> {
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
  return toAddress(orNotFound(await findOwnAddress(tx, me.id, id)), lang)
}
