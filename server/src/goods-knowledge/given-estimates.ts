import type { Estimate } from '@longhaul/domain/goods-knowledge/estimate.ts'
import type { GoodsWords } from '@longhaul/domain/goods-knowledge/learnt/features.ts'
import { ask } from '@longhaul/domain/goods-knowledge/learnt/model.ts'
import { isPlausible } from '@longhaul/domain/goods-knowledge/weighings.ts'
import type { Selectable } from 'kysely'
import type { Tx } from '../platform/database/db.ts'
import type { GoodsMeasurements } from '../platform/database/tables.ts'
import { dayOf } from './days.ts'
import { type MeasurementJson, type MeasurementRow, toWeighed, toWeighing } from './figure-rows.ts'
import { readModelInForce } from './model-in-force.ts'
import { EARLIER_MAX } from './sql-knowledge.ts'
import { findSeller } from './sql-models.ts'

type Kept = MeasurementRow &
  Pick<
    Selectable<GoodsMeasurements>,
    'id' | 'stock_item_id' | 'confirmed' | 'set_aside' | 'verdict' | keyof GivenEstimate
  >
type Measured = MeasurementRow & { stock_item_id: string; confirmed: boolean; options_text: string }

/** The estimate that was given for one piece before it was weighed. */
export type GivenEstimate = {
  said_version: number | null
  said_low: number | null
  said_expected: number | null
  said_high: number | null
}

/**
 * Returns for each measurement the estimate given before it was weighed, by the version in force and the
 * measurements until then, and why nothing is learnt from it. The first estimate is kept, whatever is
 * learnt or corrected afterwards; otherwise the accuracy could not be checked. `asides`: what changed of
 * measurements from before this shop kept records.
 */
export async function withGivenEstimates(
  tx: Tx,
  goods: GoodsWords & { id: string; isComparable: boolean },
  kept: readonly Kept[],
  measured: readonly Measured[],
): Promise<{
  given: (GivenEstimate & { set_aside: SetAside | null })[]
  asides: { id: number; set_aside: SetAside | null }[]
}> {
  const known = new Map(kept.map((row) => [row.stock_item_id, row]))
  const earlier = kept.filter((row) => row.stock_item_id === null)
  const { version, model } = await readModelInForce(tx)
  const seller = (await findSeller(tx, goods.seller)) ?? null
  const decided = measured.map((row) => {
    const before = known.get(row.stock_item_id)
    return { ...row, verdict: verdictOf(before, row), set_aside: before?.set_aside ?? null }
  })
  const all: Entry[] = [...earlier, ...decided].toSorted(byTime)
  const askAt = (moment: Date, option: string, optionText: string) =>
    ask(model, goods, seller, before(goods.isComparable ? all : [], moment), {
      option,
      optionText,
      day: dayOf(moment),
    })
  const asides = asidesOf(all, askAt(END, '', '').slips)
  const given = decided.map((row) => {
    const before = known.get(row.stock_item_id)
    const said = before
      ? givenEstimateIn(before)
      : toGivenEstimate(
          askAt(row.measured_at, row.option_hash.toString('hex'), row.options_text).estimates.weight,
          version,
        )
    return { ...said, set_aside: asides.get(row) ?? null }
  })
  const changed = earlier.flatMap((row) => {
    const set_aside = asides.get(row) ?? null
    return set_aside === row.set_aside ? [] : { id: row.id, set_aside }
  })
  return { given, asides: changed }
}

type SetAside = 'slip' | 'implausible'
type Verdict = Kept['verdict']
type Entry = MeasurementRow & Pick<Kept, 'confirmed' | 'verdict' | 'set_aside'> & { options_text?: string }

/** What staff decided about a weighing, unless it was weighed again since. */
const verdictOf = (before: Kept | undefined, now: MeasurementRow): Verdict =>
  before && before.weight_grams === now.weight_grams && before.pieces === now.pieces ? before.verdict : null

/** After everything that was measured. */
const END = new Date(8_640_000_000_000)

const before = (all: readonly Entry[], moment: Date) =>
  toWeighed(
    all
      .filter((row) => row.measured_at < moment && row.verdict !== 'rejected')
      .slice(-EARLIER_MAX)
      .map(toJson),
  )

const toJson = (row: Entry): MeasurementJson => ({
  ...row,
  option: row.option_hash.toString('hex'),
  options_text: row.options_text ?? null,
  confirmed: row.confirmed || row.verdict === 'believed',
  measured_at: row.measured_at.toISOString(),
})

/**
 * What is set aside, and why; a clerk's word is always believed. What staff decided about is judged no more:
 * it stays what it was.
 */
function asidesOf(all: readonly Entry[], slips: readonly number[]): Map<Entry, SetAside> {
  const asides = new Map<Entry, SetAside>()
  const counting = all.filter((row) => row.verdict !== 'rejected').slice(-EARLIER_MAX)
  const plausible = counting.filter((row) => isPlausible(toWeighing(row)))
  for (const [at, row] of plausible.entries())
    if (!row.confirmed && (slips[at] ?? 0) > LIKELY) asides.set(row, 'slip')
  for (const row of all) {
    if (!isPlausible(toWeighing(row))) asides.set(row, 'implausible')
    else if (row.verdict !== null) asides.set(row, row.set_aside ?? 'slip')
  }
  return asides
}

const LIKELY = 0.5

const byTime = (a: MeasurementRow, b: MeasurementRow) => a.measured_at.getTime() - b.measured_at.getTime()

const givenEstimateIn = (row: GivenEstimate): GivenEstimate => ({
  said_version: row.said_version,
  said_low: row.said_low,
  said_expected: row.said_expected,
  said_high: row.said_high,
})

/** An estimate as it is stored. */
export const toGivenEstimate = (
  { low, expected, high }: Pick<Estimate, 'low' | 'expected' | 'high'>,
  version: number,
): GivenEstimate => ({
  said_version: version,
  said_low: low,
  said_expected: expected,
  said_high: high,
})
