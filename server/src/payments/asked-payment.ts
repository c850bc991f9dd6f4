import { askedGoods } from '../goods/public.ts'
import type { Db } from '../platform/database/db.ts'
import type { Wanted } from './payables.ts'
import { type PayableRow, listAskedGoods } from './sql.ts'

/** What the shopper is shown of a payment that a program asks for. */
export const askedPayment = async (
  db: Db,
  shopperId: string,
  wanted: Wanted,
  rows: readonly PayableRow[],
) => ({
  ...(await askedGoods(db, await listAskedGoods(db, shopperId, wanted))),
  numbers: rows.map(({ number }) => number),
  address: '',
  line: '',
  insured_fen: 0,
})
