import { type TaxScheme, schemeOf } from '@longhaul/domain/duty/registrations.ts'
import { type BillRow, taxesOn } from '@longhaul/domain/parcels/bill.ts'
import { findNumbers } from '../../customs/public.ts'
import type { Db } from '../../platform/database/db.ts'

/** A tax in the price of a package, and the number of the registration under which it is collected. */
export type TakenTax = {
  scheme: TaxScheme
  number: string
  /** Whether the number is printed on papers, rather than only sent in the carrier's data. */
  isPrinted: boolean
  currency: string
  taxMinor: number
}

/** The taxes on a bill with the numbers of their registrations. */
export const readTaken = async (db: Db, bill: readonly BillRow[]): Promise<TakenTax[]> =>
  (await readTakenOf(db, [bill]))[0]!

/** The same for several bills at once. */
export async function readTakenOf(db: Db, bills: readonly (readonly BillRow[])[]): Promise<TakenTax[][]> {
  const ids = new Set(bills.flatMap((bill) => taxesOn(bill).map(({ tax }) => tax.registrationId)))
  const numbers = ids.size === 0 ? [] : await findNumbers(db, [...ids])
  return bills.map((bill) =>
    taxesOn(bill).flatMap(({ tax: { registrationId, currency, taxMinor } }) => {
      const found = numbers.find(({ id }) => id === registrationId)
      if (!found) return []
      const { scheme, number } = found
      return [{ scheme, number, isPrinted: schemeOf(scheme).isPrinted, currency, taxMinor }]
    }),
  )
}
