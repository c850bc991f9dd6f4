import { askedGoods } from '../goods/public.ts'
import { askedOwnPackage } from '../parcels/public.ts'
import type { Db } from '../platform/database/db.ts'
import type { Shopper } from '../platform/logged-in.ts'
import type { Wanted } from './payables.ts'
import { type PayableRow, listAskedGoods } from './sql.ts'

/**
 * What the shopper is shown of a payment that a program asks for. `parcelId`: the package that is paid, or
 * whose rest is.
 */
export const askedPayment = async (
  db: Db,
  me: Shopper,
  wanted: Wanted,
  rows: readonly PayableRow[],
  parcelId: string | null,
) => ({
  ...(await askedGoods(db, await listAskedGoods(db, me.id, wanted))),
  numbers: rows.map(({ number }) => number),
  ...((parcelId && (await askedOwnPackage(db, me, parcelId))) || NO_PACKAGE),
})

const NO_PACKAGE = { address: '', line: '', insured_fen: 0 }
