import { weightEstimateBefore } from '@longhaul/domain/goods-knowledge/asked-before.ts'
import type { Estimate } from '@longhaul/domain/goods-knowledge/estimate.ts'
import type { Selectable } from 'kysely'
import type { Tx } from '../platform/database/db.ts'
import type { GoodsMeasurements } from '../platform/database/tables.ts'
import { type MeasurementRow, toWeighing } from './figure-rows.ts'
import { readModelInForce } from './model-in-force.ts'
import { findShopInForce } from './sql-models.ts'

type Kept = MeasurementRow & Pick<Selectable<GoodsMeasurements>, 'stock_item_id' | keyof GivenEstimate>
type Measured = MeasurementRow & { stock_item_id: string }

/** The estimate that was given for one piece before it was weighed. */
export type GivenEstimate = {
  said_version: number | null
  said_low: number | null
  said_expected: number | null
  said_high: number | null
}

const NOTHING: GivenEstimate = { said_version: null, said_low: null, said_expected: null, said_high: null }

/**
 * Adds to each measurement the estimate given before it was weighed, by the version in force and the
 * measurements until then. The first estimate is kept, whatever is learnt or corrected afterwards; otherwise
 * the accuracy could not be checked.
 */
export async function withGivenEstimates<Row extends Measured>(
  tx: Tx,
  { shop, kind }: { shop: string; kind: string | null },
  kept: readonly Kept[],
  measured: readonly Row[],
): Promise<(Row & GivenEstimate)[]> {
  const known = new Map(kept.map((row) => [row.stock_item_id, row]))
  if (measured.every((row) => known.has(row.stock_item_id)))
    return measured.map((row) => ({ ...row, ...givenEstimateIn(known.get(row.stock_item_id)) }))
  const { version, model } = await readModelInForce(tx)
  const offsets = shop === '' ? undefined : await findShopInForce(tx, shop)
  const all = [...kept.filter((row) => row.stock_item_id === null), ...measured]
  const estimateFor = (row: Row): GivenEstimate => {
    const before = all
      .filter((other) => other.measured_at < row.measured_at)
      .toSorted(byTime)
      .map(toWeighing)
    return toGivenEstimate(
      weightEstimateBefore(model.weight, { kind, offsets }, before, toWeighing(row)),
      version,
    )
  }
  return measured.map((row) => ({
    ...row,
    ...(known.has(row.stock_item_id) ? givenEstimateIn(known.get(row.stock_item_id)) : estimateFor(row)),
  }))
}

const byTime = (a: MeasurementRow, b: MeasurementRow) => a.measured_at.getTime() - b.measured_at.getTime()

const givenEstimateIn = (row: GivenEstimate | undefined): GivenEstimate =>
  row
    ? {
        said_version: row.said_version,
        said_low: row.said_low,
        said_expected: row.said_expected,
        said_high: row.said_high,
      }
    : NOTHING

/** An estimate as it is stored. */
export const toGivenEstimate = ({ low, expected, high }: Estimate, version: number): GivenEstimate => ({
  said_version: version,
  said_low: low,
  said_expected: expected,
  said_high: high,
})
