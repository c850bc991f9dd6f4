import { askedGoods } from '../goods/public.ts'
import { askedPackage } from '../parcels/public.ts'
import type { Db } from '../platform/database/db.ts'
import type { Shopper } from '../platform/logged-in.ts'
import type { Wanted } from './payables.ts'
import { type PayableRow, listAskedGoods } from './sql.ts'

/** What the shopper is shown of a payment that a program asks for. */
export const askedPayment = async (db: Db, me: Shopper, wanted: Wanted, rows: readonly PayableRow[]) => ({
  ...(await askedGoods(db, await listAskedGoods(db, me.id, wanted))),
  numbers: rows.map(({ number }) => number),
  ...((wanted.parcelId && (await askedPackage(db, me, wanted.parcelId))) || NO_PACKAGE),
})

const NO_PACKAGE = { address: '', line: '', insured_fen: 0 }
