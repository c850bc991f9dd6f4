import { listAddresses as route } from '@longhaul/contract/accounts/addresses.ts'
import { ADDRESSES_MAX } from '@longhaul/domain/addresses/address-book.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { toAddress } from './address-card.ts'
import { listOwnAddresses } from './sql.ts'

export const listAddressesAction = action(route, listAddresses)

async function listAddresses({ tx, me, lang }: Call<typeof route>): Answer<typeof route> {
  const rows = await listOwnAddresses(tx, me.id)
  return { addresses: rows.map((row) => toAddress(row, lang)), limit: ADDRESSES_MAX }
}
