import type { StoredPicture } from '@longhaul/contract/accounts/approvals.ts'
import type { AddressSnapshot } from '@longhaul/contract/parcels/parcels.ts'
import { addressLines, fullName } from '@longhaul/domain/addresses/address-lines.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { type Lang, inEachLanguage } from '@longhaul/domain/languages.ts'
import { TRIAL_PACKING } from '@longhaul/domain/parcels/pay-way.ts'
import { formatter } from '@longhaul/text/format.ts'
import type { Db } from '../../platform/database/db.ts'
import { listServiceNames } from '../../shipping/public.ts'
import { findOwnParcelSupplement } from '../paying/sql-supplements.ts'
import { addressOf } from './snapshot.ts'
import { findLineNames, findOwnParcel } from '../sql.ts'

type ToSend = {
  address: AddressSnapshot
  lineId: string
  serviceIds: readonly string[]
  insuredFen: Fen
}
type Asked = Pick<StoredPicture, 'address' | 'line' | 'services' | 'insured_fen' | 'in_each'>

/**
 * Where a package goes, by which line, with which extra services and insurance, for a shopper who is asked
 * whether it may: in every language, because nobody knows in which one they will read it. Packing it first is
 * not a service here but a way to pay.
 */
export async function askedPackage(
  db: Db,
  lang: Lang,
  { address, lineId, serviceIds, insuredFen }: ToSend,
): Promise<Asked> {
  const names = await findLineNames(db, lineId)
  const wanted = serviceIds.filter((id) => id !== TRIAL_PACKING)
  const services = (await listServiceNames(db)).filter(({ id }) => wanted.includes(id))
  const in_each = inEachLanguage((to) => ({
    address: inOneLine(address, to),
    line: names[to],
    services: services.map(({ name }) => name[to]),
  }))
  return { ...in_each[lang], insured_fen: insuredFen, in_each }
}

const inOneLine = (to: AddressSnapshot, lang: Lang): string =>
  [fullName(to), ...addressLines(to, formatter(lang).country(to.country))].join(', ')

/** The package that a supplement is for, and what it costs in all now that it is packed. */
export async function packedFor(
  db: Db,
  shopperId: string,
  supplementId: string,
): Promise<{ parcelId: string; totalFen: Fen } | undefined> {
  const supplement = await findOwnParcelSupplement(db, shopperId, supplementId)
  const parcel = supplement && (await findOwnParcel(db, shopperId, supplement.parcel_id))
  return parcel?.actual_fen == null ? undefined : { parcelId: parcel.id, totalFen: parcel.actual_fen }
}

/** What a shopper is shown of their package when a program wants to pay for it. */
export async function askedOwnPackage(
  db: Db,
  { id, lang }: { id: string; lang: Lang },
  parcelId: string,
): Promise<Asked | undefined> {
  const parcel = await findOwnParcel(db, id, parcelId)
  if (!parcel) return undefined
  const { line_id: lineId, service_ids: serviceIds, insured_fen: insuredFen } = parcel
  return await askedPackage(db, lang, { address: addressOf(parcel), lineId, serviceIds, insuredFen })
}
