import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import type { AddressSnapshot } from '@longhaul/contract/parcels/parcels.ts'
import { addressLines, fullName } from '@longhaul/domain/addresses/address-lines.ts'
import { type UnprintableField, unprintableIn } from '@longhaul/domain/addresses/unprintable.ts'
import { carriageOf } from '@longhaul/domain/customs/carriage.ts'
import type { Declared } from '@longhaul/domain/customs/declared.ts'
import { printedIds } from '@longhaul/domain/customs/product-ids.ts'
import type { TaxMode } from '@longhaul/domain/customs/import-rule.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { printed, whyNotPrint } from '@longhaul/domain/printing/printable.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import { listAllWarehouses, readSettings } from '../../site/public.ts'
import { actualBillOf, addressOf, declarationOf, estimatedBillOf } from '../combining/snapshot.ts'
import { type TakenTax, readTaken } from '../taxes/read-taken.ts'
import { type Words, declarationForm } from './declaration-form.ts'
import { type ContentRow, listContents } from '../sql-items.ts'
import { type ListedParcel, findParcelRow } from '../reading/sql-lists.ts'

/**
 * One thing on the papers. `description` is in Latin letters; `descriptionChinese` and `hsCode` may be empty.
 */
export type DocumentGoods = {
  description: string
  descriptionChinese: string
  /** The identifiers of the product, and its maker's name and address, as far as they are known. */
  ids: string
  maker: string
  sellerItem: string
  hsCode: string
  origin: string
  /** The goods number on the goods' labels; empty for goods that are no longer in the package. */
  label: string
  quantity: number
  netGrams: number
  valueFen: Fen
}

/** The data printed on a package's papers, in printable characters. Weights in grams, values in fen. */
export type ShippingDocuments = {
  number: string
  trackingNumber: string
  printedAt: Date
  lineName: string
  /** The country code of the destination, which sorters look for. */
  country: string
  taxMode: TaxMode
  /** The taxes of the destination that are in the price, with the numbers under which we collect them. */
  taxes: TakenTax[]
  /** Who pays duty: the seller's side (`DDP`) or the recipient (`DAP`). */
  incoterm: 'DAP' | 'DDP'
  sender: { name: string; address: string; phone: string }
  recipient: {
    name: string
    lines: string[]
    country: string
    phone: string
    email: string
    taxId: string
  }
  goods: DocumentGoods[]
  goodsFen: Fen
  /** The carriage without the insurance, which is listed separately. */
  freightFen: Fen
  insuranceFen: Fen
  insuredFen: Fen
  grossGrams: number
  /** The sides of the box, longest first. */
  sizeMm: readonly number[]
  form: 'cn22' | 'cn23'
}

/**
 * The country of origin. Customs ask where the goods were made; all that we ship comes from China, and nearly
 * all of it was made there.
 */
const ORIGIN = 'CN'

/**
 * Reads the data printed on a package's papers. Refuses text that carriers abroad cannot read, in the words
 * of `refused`.
 */
export async function readShippingDocuments(
  db: Db,
  parcelId: string,
  now: Date,
  refused: RefusedRule = forStaff,
): Promise<ShippingDocuments> {
  const row = orNotFound(await findParcelRow(db, parcelId))
  const goods = declared(row, await listContents(db, [row.id]))
  const goodsFen = goods.reduce((sum, entry) => sum + entry.valueFen, 0)
  const bill = actualBillOf(row) ?? estimatedBillOf(row)
  const grossGrams = row.actual_grams ?? row.estimated_grams
  return {
    number: row.number,
    trackingNumber: row.tracking_number ?? '',
    printedAt: now,
    lineName: row.line_name[FIRST_LANG],
    country: row.country,
    taxMode: row.tax_mode,
    taxes: await readTaken(db, bill),
    incoterm: row.tax_mode === 'ddp' ? 'DDP' : 'DAP',
    sender: await senderOf(db, row),
    recipient: recipientOf(row, refused),
    goods,
    goodsFen,
    ...carriageOf(bill),
    insuredFen: row.insured_fen,
    grossGrams,
    sizeMm: row.actual_size_mm ?? row.estimated_size_mm,
    form: await declarationForm(db, { valueFen: goodsFen, grams: grossGrams, goods }),
  }
}

/**
 * A description for customs on both sides: in Latin letters and in Chinese, with the identifiers of the
 * product and its maker.
 */
export const descriptionOf = ({ description, descriptionChinese, ids, maker }: Words): string =>
  [description, descriptionChinese, ids, maker && `Maker: ${maker}`].filter(Boolean).join('\n')

/** What a line of a declaration says of the goods in words. */
export const toWords = (entry: Declared): Words => ({
  description: printed(entry.description),
  descriptionChinese: entry.description_chinese ?? '',
  ids: printedIds(entry),
  maker: entry.maker ?? '',
})

/** A party's name, address and contact, line by line. */
export const partyLines = (party: {
  name: string
  lines: readonly string[]
  country: string
  phone: string
}): string[] => [party.name, ...party.lines, party.country, `Tel ${party.phone}`]

function recipientOf(row: ListedParcel, refused: RefusedRule): ShippingDocuments['recipient'] {
  const address = addressOf(row)
  refuseUnprintable(row.number, address, refused)
  return {
    name: printed(fullName(address)),
    lines: addressLines(address).map(printed),
    country: row.country_name[FIRST_LANG],
    phone: address.phone,
    email: address.email,
    taxId: address.tax_id,
  }
}

/**
 * Refuses an address that was stored before its letters were checked, or before this version: an unreadable
 * label must not be printed.
 */
function refuseUnprintable(number: string, address: AddressSnapshot, refused: RefusedRule): void {
  const found = unprintableIn(address)
  if (found) throw new Refusal('address_unprintable', { number }, { [found.field]: refused(number, found) })
}

/** The rule that a package with this field breaks: staff and shopper are told different things to do. */
type RefusedRule = (number: string, found: UnprintableField) => string

const forStaff: RefusedRule = (number, { quoted, field }) => `no_label|${number}|${quoted}|@${field}`

export const forShopper: RefusedRule = (_number, { quoted, field }) => `no_paper|${quoted}|@${field}`

function declared(row: ListedParcel, contents: readonly ContentRow[]): DocumentGoods[] {
  return declarationOf(row).map((entry) => {
    const content = contents.find((item) => item.stock_item_id === entry.stock_item_id)
    return {
      ...toWords(entry),
      sellerItem: entry.seller_item ?? '',
      hsCode: entry.hs_code ?? '',
      origin: ORIGIN,
      label: content?.goods_number ? goodsNumberText(content.goods_number) : '',
      quantity: content?.quantity ?? 1,
      netGrams: content?.weight_grams ?? 0,
      valueFen: entry.value_fen,
    }
  })
}

async function senderOf(db: Db, row: ListedParcel): Promise<ShippingDocuments['sender']> {
  const { websiteName } = await readSettings(db)
  const warehouse = (await listAllWarehouses(db)).find((warehouse) => warehouse.id === row.warehouse_id)
  return {
    name: inLatin(websiteName) ?? 'Sender',
    address: inLatin(warehouse?.address_latin ?? '') ?? row.warehouse_id,
    phone: warehouse?.phone ?? '',
  }
}

/** The shop's own texts, which may be written in any script. Null if carriers abroad could not read them. */
const inLatin = (text: string): string | null => (whyNotPrint(text) === null ? printed(text) : null)
