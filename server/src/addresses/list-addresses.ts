import { listAddresses as route } from '@longhaul/contract/accounts/addresses.ts'
import { ADDRESSES_MAX } from '@longhaul/domain/addresses/address-book.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { toAddress } from './address-card.ts'
import { listOwnAddresses } from './sql.ts'

export const listAddressesAction = readAction(route, listAddresses)

async function listAddresses({ db, me, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listOwnAddresses(db, me.id)
  return { addresses: rows.map((row) => toAddress(row, lang)), limit: ADDRESSES_MAX }
}
