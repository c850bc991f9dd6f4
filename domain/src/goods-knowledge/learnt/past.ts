import { MEASURES, type Measure } from '../weighings.ts'
import { type GoodsWords, describer } from './features.ts'
import { countVarianceOf, countsOf, halfOf } from './model.ts'
import { type Rows, startRows } from './ridge.ts'

/** Everything that was weighed, in columns: a million pieces are a hundred megabytes. */
export type Past = {
  /** By product. */
  kinds: readonly (string | null)[]
  sellers: readonly string[]
  platforms: readonly string[]
  /** By option of a product: its product, its half, its features and what the starting table says of it. */
  goodsOf: Int32Array
  half: Uint8Array
  rows: Rows
  prior: Record<Measure, Float64Array>
  deviation: Record<Measure, Float64Array>
  countVariance: Float64Array
  counts: Readonly<Record<string, number>>
  /** By piece, in the order of their days. */
  pieces: Pieces
}

export type Pieces = {
  count: number
  option: Int32Array
  day: Float64Array
  /** How many were weighed together. */
  together: Int32Array
  confirmed: Uint8Array
  /** Not a number where a measure is not known. */
  logs: Record<Measure, Float32Array>
}

export type PastPiece = {
  day: number
  pieces: number
  logs: Record<Measure, number | null>
  isConfirmed: boolean
}

/** Collects what was weighed, product by product and option by option; the texts are not kept. */
export function startPast() {
  const [kinds, sellers, platforms]: [(string | null)[], string[], string[]] = [[], [], []]
  const [goodsOf, half]: [number[], number[]] = [[], []]
  const rows = startRows()
  const prior = { weight: [] as number[], volume: [] as number[], longest: [] as number[] }
  const deviation = { weight: [] as number[], volume: [] as number[], longest: [] as number[] }
  const counted: { word: string; log: number }[][] = []
  const [option, day, together, confirmed]: [number[], number[], number[], number[]] = [[], [], [], []]
  const logs = { weight: [] as number[], volume: [] as number[], longest: [] as number[] }
  return {
    /** Adds a product, and returns how to add its options, which returns how to add their pieces. */
    addGoods(words: GoodsWords & { id: string }) {
      const goods = kinds.length
      kinds.push(words.kind)
      sellers.push(words.seller)
      platforms.push(words.platform)
      const describe = describer(words)
      return (text: string) => {
        const described = describe(text)
        const own = rows.add(described)
        goodsOf.push(goods)
        half.push(halfOf(words.id))
        counted.push(countsOf(described))
        for (const measure of MEASURES) {
          prior[measure].push(described.prior[measure].centre)
          deviation[measure].push(described.prior[measure].deviation)
        }
        return (piece: PastPiece) => {
          option.push(own)
          day.push(piece.day)
          together.push(piece.pieces)
          confirmed.push(piece.isConfirmed ? 1 : 0)
          for (const measure of MEASURES) logs[measure].push(piece.logs[measure] ?? Number.NaN)
        }
      }
    },
    finish(): Past {
      const order = Uint32Array.from(day.keys()).toSorted((a, b) => day[a]! - day[b]! || a - b)
      const counts: Record<string, number> = {}
      for (const own of counted)
        for (const { word, log } of own) counts[word] = (counts[word] ?? 0) + Math.min(4, log * log)
      return {
        kinds,
        sellers,
        platforms,
        goodsOf: Int32Array.from(goodsOf),
        half: Uint8Array.from(half),
        rows: rows.finish(),
        prior: byMeasure((measure) => Float64Array.from(prior[measure])),
        deviation: byMeasure((measure) => Float64Array.from(deviation[measure])),
        countVariance: Float64Array.from(counted, (own) => countVarianceOf(own, counts)),
        counts,
        pieces: {
          count: order.length,
          option: Int32Array.from(order, (at) => option[at]!),
          day: Float64Array.from(order, (at) => day[at]!),
          together: Int32Array.from(order, (at) => together[at]!),
          confirmed: Uint8Array.from(order, (at) => confirmed[at]!),
          logs: byMeasure((measure) => Float32Array.from(order, (at) => logs[measure][at]!)),
        },
      }
    },
  }
}

const byMeasure = <Made>(make: (measure: Measure) => Made): Record<Measure, Made> => ({
  weight: make('weight'),
  volume: make('volume'),
  longest: make('longest'),
})
