import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { readsLocalScript } from '@longhaul/domain/addresses/latin-label.ts'
import { carriageOf } from '@longhaul/domain/customs/carriage.ts'
import type { TaxMode } from '@longhaul/domain/customs/import-rule.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { latinPrint } from '@longhaul/domain/parcels/latin-print.ts'
import { customsForm, sdrRate } from '@longhaul/domain/shipping/declaration.ts'
import type { Db } from '../../platform/database/db.ts'
import { badInput, orNotFound } from '../../platform/http/refusal.ts'
import { latestRate, listAllWarehouses, readSettings } from '../../site/public.ts'
import { actualBillOf, addressOf, declarationOf, estimatedBillOf } from '../combining/snapshot.ts'
import { type ContentRow, listContents } from '../sql-items.ts'
import { type ListedParcel, findParcelRow } from '../reading/sql-lists.ts'

/** One thing on the papers. `description` is in Latin letters; `descriptionChinese` and `hsCode` may be empty. */
export type PaperGoods = {
  description: string
  descriptionChinese: string
  hsCode: string
  origin: string
  /** The number that the goods' own labels show; empty for what is no longer in the package. */
  label: string
  quantity: number
  netGrams: number
  valueFen: Fen
}

/** What is printed about a package, in letters that can be printed. Weights in grams, values in fen. */
export type Papers = {
  number: string
  trackingNumber: string
  printedAt: Date
  lineName: string
  /** The destination's code: what sorters look for. */
  country: string
  taxMode: TaxMode
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
  goods: PaperGoods[]
  goodsFen: Fen
  /** The way there without its insurance, which stands beside it. */
  freightFen: Fen
  insuranceFen: Fen
  insuredFen: Fen
  grossGrams: number
  /** The box, longest side first. */
  sizeMm: readonly number[]
  form: 'cn22' | 'cn23'
}

/** Everything that we send left China; where it was made is what customs ask, and nearly always the same. */
const ORIGIN = 'CN'

/** Reads what is printed about a package, or refuses what no carrier abroad could read. */
export async function readPapers(db: Db, parcelId: string, now: Date): Promise<Papers> {
  const row = orNotFound(await findParcelRow(db, parcelId))
  const goods = declared(row, await listContents(db, [row.id]))
  const goodsFen = goods.reduce((sum, entry) => sum + entry.valueFen, 0)
  const bill = actualBillOf(row) ?? estimatedBillOf(row)
  const insuranceFen = feeOf(bill, 'insurance')
  const grossGrams = row.actual_grams ?? row.estimated_grams
  return {
    number: row.number,
    trackingNumber: row.tracking_number ?? '',
    printedAt: now,
    lineName: row.line_name[FIRST_LANG],
    country: row.country,
    taxMode: row.tax_mode,
    incoterm: row.tax_mode === 'ddp' ? 'DDP' : 'DAP',
    sender: await senderOf(db, row),
    recipient: recipientOf(row),
    goods,
    goodsFen,
    freightFen: carriageOf(bill) - insuranceFen,
    insuranceFen,
    insuredFen: row.insured_fen,
    grossGrams,
    sizeMm: row.actual_size_mm ?? row.estimated_size_mm,
    form: await declarationForm(db, { valueFen: goodsFen, grams: grossGrams, goods }),
  }
}

/** A description as customs on both sides read it. */
export const descriptionOf = ({ description, descriptionChinese }: PaperGoods): string =>
  [description, descriptionChinese].filter(Boolean).join('\n')

/** A party's name, address and contact, line by line. */
export const partyLines = (party: {
  name: string
  lines: readonly string[]
  country: string
  phone: string
}): string[] => [party.name, ...party.lines, party.country, `Tel ${party.phone}`]

function recipientOf(row: ListedParcel): Papers['recipient'] {
  const address = addressOf(row)
  const print = (text: string) => printed(text, row.country)
  return {
    name: print(`${address.first_name} ${address.last_name}`),
    lines: [address.address, `${address.postcode} ${address.city}`.trim(), address.province]
      .filter((line) => line !== '')
      .map(print),
    country: row.country_name[FIRST_LANG],
    phone: address.phone,
    email: address.email,
    taxId: address.tax_id,
  }
}

function declared(row: ListedParcel, contents: readonly ContentRow[]): PaperGoods[] {
  return declarationOf(row).map((entry) => {
    const content = contents.find((item) => item.stock_item_id === entry.stock_item_id)
    return {
      description: printed(entry.description, ''),
      descriptionChinese: entry.description_chinese ?? '',
      hsCode: entry.hs_code ?? '',
      origin: ORIGIN,
      label: content?.goods_number ? goodsNumberText(content.goods_number) : '',
      quantity: content?.quantity ?? 1,
      netGrams: content?.weight_grams ?? 0,
      valueFen: entry.value_fen,
    }
  })
}

async function senderOf(db: Db, row: ListedParcel): Promise<Papers['sender']> {
  const { websiteName } = await readSettings(db)
  const warehouse = (await listAllWarehouses(db)).find((warehouse) => warehouse.id === row.warehouse_id)
  return {
    name: latinPrint(websiteName) ?? 'Sender',
    address: latinPrint(warehouse?.address_latin ?? '') ?? row.warehouse_id,
    phone: warehouse?.phone ?? '',
  }
}

const feeOf = (bill: readonly BillRow[], kind: BillRow['kind']): Fen =>
  bill.find((row) => row.kind === kind)?.feeFen ?? 0

/** As many things as the short form has room for; the long one goes on over pages. */
const CN22_GOODS = 6
/** At the smallest size of its letters: how many of them fit a line, and how high a line is, in points. */
const SMALL = { latin: 36, han: 20, latinHeight: 6, hanHeight: 7.5, gap: 6, room: 195 }

type Words = Pick<PaperGoods, 'description' | 'descriptionChinese'>

/** Whether the short form, on the paper of a label, has room for what is in the package. */
export const fitsShortForm = (goods: readonly Words[]): boolean =>
  goods.length <= CN22_GOODS &&
  goods.reduce(
    (sum, { description, descriptionChinese }) =>
      sum +
      SMALL.gap +
      Math.ceil((description.length + 5) / SMALL.latin) * SMALL.latinHeight +
      Math.ceil(descriptionChinese.length / SMALL.han) * SMALL.hanHeight,
    0,
  ) <= SMALL.room

/** The short form up to its limits; where today's rates do not tell, the long one, which is always accepted. */
export async function declarationForm(
  db: Db,
  { valueFen, grams, goods }: { valueFen: Fen; grams: number; goods: readonly Words[] },
): Promise<Papers['form']> {
  const rate = async (currency: string) => (await latestRate(db, currency))?.rateNanos
  const [USD, EUR, JPY, GBP] = [await rate('USD'), await rate('EUR'), await rate('JPY'), await rate('GBP')]
  if (!USD || !EUR || !JPY || !GBP || !fitsShortForm(goods)) return 'cn23'
  return customsForm({ valueFen, grams }, sdrRate({ USD, EUR, JPY, GBP }))
}

/** Chinese and Japanese signs, which our embedded font has; it has no Korean. */
const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}\p{Script=Common}]*$/u

/** A text as it is printed: in Latin letters, or in the local script where carriers there read it and our font has it. */
function printed(text: string, country: string): string {
  const latin = latinPrint(text)
  if (latin !== null) return latin
  if (readsLocalScript(country) && EAST_ASIAN.test(text)) return text
  throw badInput({ address: 'latin' })
}
