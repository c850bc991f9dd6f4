import type { ApprovalPicture } from '@longhaul/contract/accounts/approvals.ts'
import type { AddressSnapshot } from '@longhaul/contract/parcels/parcels.ts'
import { addressLines, fullName } from '@longhaul/domain/addresses/address-lines.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { formatter } from '@longhaul/text/format.ts'
import type { Db } from '../../platform/database/db.ts'
import { findLineName, findOwnParcel } from '../sql.ts'

/** Where a package goes, in one line, for a shopper who is asked whether it may. */
export const askedAddress = (to: AddressSnapshot, lang: Lang): string =>
  [fullName(to), ...addressLines(to, formatter(lang).country(to.country))].join(', ')

/** What a shopper is shown of their package when a program wants to pay for it. */
export async function askedPackage(
  db: Db,
  { id, lang }: { id: string; lang: Lang },
  parcelId: string,
): Promise<Pick<ApprovalPicture, 'address' | 'line' | 'insured_fen'> | undefined> {
  const parcel = await findOwnParcel(db, id, parcelId)
  if (!parcel) return undefined
  return {
    address: askedAddress(parcel.address, lang),
    line: await findLineName(db, parcel.line_id, id),
    insured_fen: parcel.insured_fen,
  }
}
