import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import { latinPrint } from '@longhaul/domain/parcels/latin-print.ts'
import { customsForm, sdrRate } from '@longhaul/domain/shipping/declaration.ts'
import type { Db } from '../../platform/db.ts'
import { badInput, found } from '../../platform/refusal.ts'
import { latestRate, listWarehouses, readSettings } from '../../site/public.ts'
import { actualBillOf, addressOf, declarationOf, estimatedBillOf } from '../snapshot.ts'
import { type ContentRow, listContents } from '../sql-items.ts'
import { type ListedParcel, findParcelRow } from '../sql-lists.ts'

/** What is printed about a package, in letters that can be printed. Weights in grams, values in fen. */
export type Papers = {
  number: string
  trackingNumber: string
  printedAt: Date
  lineName: string
  sender: { name: string; address: string; phone: string }
  recipient: {
    name: string
    lines: string[]
    country: string
    phone: string
    email: string
    taxId: string
  }
  goods: { description: string; quantity: number; netGrams: number; valueFen: Fen }[]
  goodsFen: Fen
  freightFen: Fen
  insuredFen: Fen
  grossGrams: number
  form: 'cn22' | 'cn23'
}

/** Reads what is printed about a package, or refuses what no carrier abroad could read. */
export async function readPapers(db: Db, parcelId: string, now: Date): Promise<Papers> {
  const row = found(await findParcelRow(db, parcelId))
  const goods = declared(row, await listContents(db, [row.id]))
  const goodsFen = goods.reduce((sum, one) => sum + one.valueFen, 0)
  const address = addressOf(row)
  return {
    number: row.number,
    trackingNumber: row.tracking_number ?? '',
    printedAt: now,
    lineName: row.line_en,
    sender: await senderOf(db, row),
    recipient: {
      name: latin(`${address.first_name} ${address.last_name}`),
      lines: [address.address, `${address.postcode} ${address.city}`.trim(), address.province]
        .filter((line) => line !== '')
        .map(latin),
      country: row.country_en,
      phone: address.phone,
      email: address.email,
      taxId: address.tax_id,
    },
    goods,
    goodsFen,
    freightFen: freightOf(actualBillOf(row) ?? estimatedBillOf(row)),
    insuredFen: row.insured_fen,
    grossGrams: row.actual_grams ?? row.estimated_grams,
    form: await formFor(db, goodsFen),
  }
}

function declared(row: ListedParcel, contents: readonly ContentRow[]): Papers['goods'] {
  return declarationOf(row).map((one) => {
    const content = contents.find((item) => item.stock_item_id === one.stock_item_id)
    return {
      description: latin(one.description),
      quantity: content?.quantity ?? 1,
      netGrams: content?.weight_grams ?? 0,
      valueFen: one.value_fen,
    }
  })
}

async function senderOf(db: Db, row: ListedParcel): Promise<Papers['sender']> {
  const { websiteName } = await readSettings(db)
  const warehouse = (await listWarehouses(db)).find((one) => one.id === row.warehouse_id)
  return {
    name: latinPrint(websiteName) ?? 'Sender',
    address: latinPrint(warehouse?.address_en ?? '') ?? row.warehouse_id,
    phone: warehouse?.phone ?? '',
  }
}

const FREIGHT: ReadonlySet<string> = new Set(['first', 'steps', 'customs'])
const freightOf = (bill: readonly BillRow[]): Fen =>
  bill.filter((row) => FREIGHT.has(row.kind)).reduce((sum, row) => sum + row.feeFen, 0)

/** The short form up to its limit; where today's rates do not tell, the long one, which is always accepted. */
async function formFor(db: Db, valueFen: Fen): Promise<Papers['form']> {
  const rate = async (currency: string) => (await latestRate(db, currency))?.rateNanos
  const [USD, EUR, JPY, GBP] = [await rate('USD'), await rate('EUR'), await rate('JPY'), await rate('GBP')]
  if (!USD || !EUR || !JPY || !GBP) return 'cn23'
  return customsForm(valueFen, sdrRate({ USD, EUR, JPY, GBP }))
}

function latin(text: string): string {
  const printed = latinPrint(text)
  if (printed === null) throw badInput({ address: 'latin' })
  return printed
}
