import { accuracyOf } from '@longhaul/domain/landed-cost/accuracy.ts'
import type { ThingAccount } from '@longhaul/domain/ledger/thing.ts'
import { itemCost } from '@longhaul/domain/orders/came-back.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import type { Db } from '../platform/database/db.ts'
import { readThings } from '../ledger/public.ts'
import { listExpectations } from './sql.ts'

/** An item in a parcel; `order_item_id` is null if it was not ordered here. */
export type ReadThing = { order_item_id: string | null; quantity: number; weight_grams: number | null }

/**
 * Compares the expected cost of the items in a parcel with its final bill; null if the parcel contains an
 * item without an expectation.
 */
export async function readAccuracy(
  db: Db,
  things: readonly ReadThing[],
  bill: readonly BillRow[],
  lang: Lang,
) {
  const ids = things.flatMap((thing) => thing.order_item_id ?? [])
  if (ids.length === 0 || ids.length < things.length) return null
  const kept = await listExpectations(db, ids)
  const accountOf = await readThings(
    db,
    ids.map((id) => ({ kind: 'order_item', id })),
  )
  const right = accuracyOf(
    things.map((thing) => {
      const row = kept.find((entry) => entry.order_item_id === thing.order_item_id)
      return {
        pieces: thing.quantity,
        grams: thing.weight_grams,
        ...(row ? costOf(row, accountOf({ kind: 'order_item', id: row.order_item_id })) : NOTHING),
        expectation: row
          ? {
              pieces: row.pieces,
              orderFen: row.order_fen,
              grams: { low: row.grams_low, expected: row.grams_expected, high: row.grams_high },
              fen: { low: row.low_fen, expected: row.expected_fen, high: row.high_fen },
            }
          : null,
      }
    }),
    bill,
  )
  const [first] = kept
  if (!right || !first) return null
  return {
    low_fen: right.fen.low,
    expected_fen: right.fen.expected,
    high_fen: right.fen.high,
    was_fen: right.wasFen,
    beside_fen: right.otherFen,
    grams_low: right.grams.low,
    grams_high: right.grams.high,
    was_grams: right.wasGrams,
    is_partial: right.isPartial,
    lines: [...new Set(kept.map((row) => row.line_name[lang]))],
    countries: [...new Set(kept.map((row) => row.country))],
    versions: [...new Set(kept.map((row) => row.model_version))],
    first_at: first.kept_at.toISOString(),
    orders_apart: new Set(kept.map((row) => row.kept_at.getTime())).size > 1,
    sent_apart: kept.some((row) => row.was_estimated_with_others),
  }
}

type Expected = Awaited<ReturnType<typeof listExpectations>>[number]

/** What an item cost, by the books. Compensation is for what happened to it, not a lower price. */
const costOf = (row: Expected, account: ThingAccount) => ({
  costFen: itemCost(row.total_fen ?? 0, account) + account.compensatedFen,
  kept: row.quantity - row.refunded_quantity,
  addedFen: row.added_fen,
})
const NOTHING = { costFen: 0, kept: 0, addedFen: 0 }
