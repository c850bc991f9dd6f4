import { type GoodsFigures, figuresOf } from '@longhaul/domain/goods-knowledge/figures.ts'
import type { Weighed } from '@longhaul/domain/goods-knowledge/learnt/model.ts'
import {
  type Weighing,
  countingWeighings,
  isPlausible,
  unitLogs,
} from '@longhaul/domain/goods-knowledge/weighings.ts'
import type { Selectable } from 'kysely'
import type { GoodsMeasurements } from '../platform/database/tables.ts'
import { dayOf } from './days.ts'
import { ALL_OPTIONS } from './option-hash.ts'

/** What was measured, as it is stored. */
type MeasuredRow = Pick<
  Selectable<GoodsMeasurements>,
  'pieces' | 'weight_grams' | 'length_mm' | 'width_mm' | 'height_mm'
>

/** A measurement as it is stored. */
export type MeasurementRow = MeasuredRow & Pick<Selectable<GoodsMeasurements>, 'option_hash' | 'measured_at'>

/** An earlier measurement of a product as JSON, with the option's hash in hexadecimal and its words. */
export type MeasurementJson = MeasuredRow & {
  option: string
  options_text: string | null
  measured_at: string
  confirmed: boolean
}

/** Converts a database row to the form that the rules use. */
export const toWeighing = (row: MeasurementRow | MeasurementJson): Weighing => ({
  pieces: row.pieces,
  grams: row.weight_grams,
  sidesMm: [row.length_mm, row.width_mm, row.height_mm],
  option: 'option' in row ? row.option : row.option_hash.toString('hex'),
})

/** Earlier measurements in the form that estimates use, without those that cannot be. */
export const toWeighed = (rows: readonly MeasurementJson[]): Weighed[] =>
  rows.flatMap((row) => {
    const weighing = toWeighing(row)
    if (!isPlausible(weighing)) return []
    return {
      option: weighing.option,
      optionText: row.options_text ?? '',
      day: dayOf(new Date(row.measured_at)),
      pieces: weighing.pieces,
      logs: unitLogs(weighing),
      isConfirmed: row.confirmed,
    }
  })

/** The figures of the product and of each of its options, from the measurements that count. */
export function figureRows(goodsId: number, rows: readonly MeasurementRow[]) {
  const counting = countingWeighings(
    rows.map((row) => ({
      ...toWeighing(row),
      hash: row.option_hash,
      at: row.measured_at,
    })),
  )
  const options = [...new Map(counting.map(({ option, hash }) => [option, hash]))]
  const groups = [
    { hash: ALL_OPTIONS, own: counting },
    ...options.map(([option, hash]) => ({ hash, own: counting.filter((entry) => entry.option === option) })),
  ]
  return groups.flatMap(({ hash, own }) => {
    const figures = figuresOf(own)
    const times = { first_at: own[0]?.at, last_at: own.at(-1)?.at }
    if (!figures || !times.first_at || !times.last_at) return []
    const { first_at, last_at } = times
    return [{ goods_id: goodsId, option_hash: hash, ...toColumns(figures), first_at, last_at }]
  })
}

function toColumns({ weighings, pieces, weight, sides }: GoodsFigures) {
  return {
    weighings,
    pieces,
    weight_p10: weight.p10,
    weight_p50: weight.p50,
    weight_p90: weight.p90,
    length_p10: sides?.length.p10 ?? null,
    length_p50: sides?.length.p50 ?? null,
    length_p90: sides?.length.p90 ?? null,
    width_p10: sides?.width.p10 ?? null,
    width_p50: sides?.width.p50 ?? null,
    width_p90: sides?.width.p90 ?? null,
    height_p10: sides?.height.p10 ?? null,
    height_p50: sides?.height.p50 ?? null,
    height_p90: sides?.height.p90 ?? null,
  }
}
