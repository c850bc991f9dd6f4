import { taxReturned } from '@longhaul/domain/ledger/tax-recipe.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { advancedOn } from '@longhaul/domain/parcels/bill.ts'
import { post } from '../../ledger/public.ts'
import { ledgerActor } from '../../orders/public.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { actualBillOf } from '../combining/snapshot.ts'
import type { TakenBy } from '../parcel-step.ts'
import type { ParcelRow } from '../sql.ts'
import { takeCollected } from './sql-collected.ts'

/**
 * Gives the shopper back the tax that was collected for a package which came back, and the duty that its
 * carrier was to pay in advance: nothing was imported. Once only. Returns the amount, in fen. The caller has
 * locked the shopper's balance and the package.
 */
export async function refundTaxes(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  parcel: ParcelRow,
  by: TakenBy,
): Promise<Fen> {
  const taxFen = await takeCollected(tx, parcel.id, now)
  const advancedFen = advancedOn(actualBillOf(parcel) ?? [])
  const totalFen = sumFen(Object.values(taxFen)) + advancedFen
  if (totalFen === 0) return 0
  await post(tx, {
    kind: 'tax_returned',
    subject: { kind: 'parcel', id: parcel.id },
    shopperId: parcel.shopper_id,
    actor: ledgerActor(by),
    now,
    postings: taxReturned(parcel.shopper_id, taxFen, { line: parcel.line_id, fen: advancedFen }),
  })
  return totalFen
}
