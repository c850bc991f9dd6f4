import { getAddress, listAddresses } from '@longhaul/contract/accounts/addresses.ts'
import { ADDRESSES_MAX } from '@longhaul/domain/addresses/address-book.ts'
import { action } from '../platform/http/action.ts'
import { found } from '../platform/http/refusal.ts'
import { toAddress } from './address-card.ts'
import { findOwnAddress, listOwnAddresses } from './sql.ts'

export const listAddressesAction = action(listAddresses, async ({ tx, me, lang }) => {
  const rows = await listOwnAddresses(tx, me.id)
  return { addresses: rows.map((row) => toAddress(row, lang)), limit: ADDRESSES_MAX }
})

export const getAddressAction = action(getAddress, async ({ tx, me, lang, params }) =>
  toAddress(found(await findOwnAddress(tx, me.id, params.id)), lang),
)
