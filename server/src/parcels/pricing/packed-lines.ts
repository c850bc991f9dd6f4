import type { LandedDuty } from '@longhaul/domain/duty/landed-duty.ts'
import { taxIdName, whyNotTaxId } from '@longhaul/domain/addresses/tax-id.ts'
import {
  type BillRow,
  billOnOtherLine,
  billTotal,
  difference,
  settledBill,
} from '@longhaul/domain/parcels/bill.ts'
import { type SizeMm, isRefused, quote } from '@longhaul/domain/shipping/fee.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { fieldSentence } from '@longhaul/text/errors/field-sentence.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Db } from '../../platform/database/db.ts'
import { type LineOffer, compareLines } from '../../shipping/public.ts'
import { toDutyGoods } from '../combining/declaration.ts'
import { addressOf, declarationOf, estimatedBillOf, rateOf } from '../combining/snapshot.ts'
import { listContents } from '../sql-items.ts'
import type { ParcelRow } from '../sql.ts'
import { readAgreedRules, taxedOn } from './duty-estimate.ts'

/** A line with the complete bill by actual weight; the bill is null if the line cannot carry the package. */
export type PackedOffer = LineOffer & {
  bill: BillRow[] | null
  totalFen: number
  owedFen: number
  duty: LandedDuty | null
}

/**
 * Prices a packed package by every open line, at the rates of the day on which the package was created, as
 * for its own line (decision 0024). Charges other than freight stay as agreed.
 */
export async function priceLines(
  db: Db,
  parcel: ParcelRow,
  { lang, now }: { lang: Lang; now: Date },
): Promise<PackedOffer[]> {
  const [a, b, c] = parcel.actual_size_mm ?? []
  if (parcel.actual_grams === null || a === undefined || b === undefined || c === undefined)
    throw new Error(`parcel ${parcel.id} is priced before it was weighed and measured`)
  const sizeMm: SizeMm = [a, b, c]
  const contents = await listContents(db, [parcel.id])
  const categories = contents.flatMap((content) => content.category ?? [])
  const packed = { weightGrams: parcel.actual_grams, sizeMm, categories }
  const offers = await compareLines(
    db,
    { country: parcel.country, ...packed },
    { lang, now: parcel.created_at },
  )
  const rules = await readAgreedRules(db, parcel, now)
  const goods = declarationOf(parcel).map(toDutyGoods)
  return offers.map((offer) => {
    // The rate of its own line is stored with the package, and packing has shown that this line carries it.
    const isOwn = offer.lineId === parcel.line_id
    const refusals = isOwn ? [] : [...offer.refusals, ...taxIdIssue(parcel, offer, lang)]
    const quoted = isOwn ? quote({ rate: rateOf(parcel), ...packed }) : offer.quote
    const answer = quoted && !isRefused(quoted) && refusals.length === 0 ? quoted : null
    const billOf = isOwn ? settledBill : billOnOtherLine
    const untaxed = answer && billOf(estimatedBillOf(parcel), answer)
    const rate = isOwn ? rateOf(parcel) : offer.rate
    const taxed = untaxed && taxedOn(rules, goods, { ...offer, rate, bill: untaxed }, parcel.actual_grams)
    const bill = taxed?.bill ?? null
    const totalFen = billTotal(bill ?? [])
    const { owedFen } = difference(parcel.frozen_fen, totalFen)
    return { ...offer, refusals, bill, totalFen, owedFen, duty: taxed?.duty ?? null }
  })
}

/**
 * Some countries require the recipient's tax id for some kinds of line; the address was entered for another
 * line.
 */
function taxIdIssue(parcel: ParcelRow, { option }: LineOffer, lang: Lang): string[] {
  const { country, tax_id } = addressOf(parcel)
  const why = whyNotTaxId(country, tax_id, option)
  return why ? [fieldSentence(errorsIn(lang).fields, `tax_id_${why}|${taxIdName(country)}`)] : []
}
