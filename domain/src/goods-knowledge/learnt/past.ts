import { MEASURES, type Measure } from '../weighings.ts'
import { startColumn } from './columns.ts'
import { type GoodsWords, describer } from './features.ts'
import { type Statement, statementOf } from './statements.ts'
import { countVarianceOf, countsOf, halfOf } from './model.ts'
import { type Rows, startRows } from './ridge.ts'

/** Everything that was weighed, in columns: a million pieces are a hundred megabytes. */
export type Past = {
  /** By product. */
  kinds: readonly (string | null)[]
  sellers: readonly string[]
  platforms: readonly string[]
  /** Not a number where nothing was stated. */
  stated: Record<Measure, StatedColumn>
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

type StatedColumn = { logs: Float32Array; isRound: Uint8Array }

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
  // Each name is kept once, whatever number of products bears it.
  const names = new Map<string, string>()
  const kept = (name: string) => {
    if (!names.has(name)) names.set(name, name)
    return names.get(name)!
  }
  const stated = byMeasure(() => ({ logs: startColumn(Float32Array), isRound: startColumn(Uint8Array) }))
  const [goodsOf, half] = [startColumn(Int32Array), startColumn(Uint8Array)]
  const rows = startRows()
  const prior = byMeasure(() => startColumn(Float64Array))
  const deviation = byMeasure(() => startColumn(Float64Array))
  const counted = startCounted()
  const [option, together, confirmed] = [
    startColumn(Int32Array),
    startColumn(Int32Array),
    startColumn(Uint8Array),
  ]
  const day = startColumn(Float64Array)
  const logs = byMeasure(() => startColumn(Float32Array))
  return {
    /** Adds a product, and returns how to add its options, which returns how to add their pieces. */
    addGoods(words: GoodsWords & { id: string }) {
      const goods = kinds.length
      kinds.push(words.kind === null ? null : kept(words.kind))
      sellers.push(kept(words.seller))
      platforms.push(kept(words.platform))
      for (const measure of MEASURES) {
        const statement = statementOf(words.stated, measure)
        stated[measure].logs.push(statement?.log ?? Number.NaN)
        stated[measure].isRound.push(statement?.isRound ? 1 : 0)
      }
      const describe = describer(words)
      return (text: string) => {
        const described = describe(text)
        const own = rows.add(described)
        goodsOf.push(goods)
        half.push(halfOf(words.id))
        counted.add(countsOf(described))
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
    /** Everything that was added, in the order of days. Nothing can be added afterwards. */
    finish(): Past {
      const days = day.finish()
      const order = Uint32Array.from(days.keys()).toSorted((a, b) => days[a]! - days[b]! || a - b)
      const { counts, variances } = counted.finish()
      return {
        kinds,
        sellers,
        platforms,
        stated: byMeasure((measure) => ({
          logs: stated[measure].logs.finish(),
          isRound: stated[measure].isRound.finish(),
        })),
        goodsOf: goodsOf.finish(),
        half: half.finish(),
        rows: rows.finish(),
        prior: byMeasure((measure) => prior[measure].finish()),
        deviation: byMeasure((measure) => deviation[measure].finish()),
        countVariance: variances,
        counts,
        pieces: {
          count: order.length,
          option: inOrder(option.finish(), order),
          day: inOrder(days, order),
          together: inOrder(together.finish(), order),
          confirmed: inOrder(confirmed.finish(), order),
          logs: byMeasure((measure) => inOrder(logs[measure].finish(), order)),
        },
      }
    },
  }
}

/** What was stated of a product before it was first weighed; null if nothing was. */
export function statementIn({ stated }: Past, measure: Measure, goods: number): Statement | null {
  const { logs, isRound } = stated[measure]
  return Number.isNaN(logs[goods]!) ? null : { log: logs[goods]!, isRound: isRound[goods] === 1 }
}

function inOrder<Kind extends Int32Array | Float32Array | Float64Array | Uint8Array>(
  values: Kind,
  order: Uint32Array,
): Kind {
  const all = values.slice()
  for (let at = 0; at < order.length; at += 1) all[at] = values[order[at]!]!
  // The type of a copy does not follow from that of its original.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return all as Kind
}

/** Collects the counts in the words of options. */
function startCounted() {
  const words: string[] = []
  const numberOf = new Map<string, number>()
  const [starts, word, log] = [startColumn(Int32Array), startColumn(Int32Array), startColumn(Float64Array)]
  return {
    add(counted: readonly { word: string; log: number }[]) {
      starts.push(word.length)
      for (const own of counted) {
        if (!numberOf.has(own.word)) numberOf.set(own.word, words.push(own.word) - 1)
        word.push(numberOf.get(own.word)!)
        log.push(own.log)
      }
    },
    /** How much was weighed to learn each word, and what that leaves unknown of each option. */
    finish() {
      const counts: Record<string, number> = {}
      for (let at = 0; at < word.length; at += 1) {
        const name = words[word.at(at)]!
        counts[name] = (counts[name] ?? 0) + Math.min(4, log.at(at) ** 2)
      }
      starts.push(word.length)
      const begins = starts.finish()
      const variances = new Float64Array(begins.length - 1)
      for (let row = 0; row < variances.length; row += 1) {
        const own = []
        for (let at = begins[row]!; at < begins[row + 1]!; at += 1)
          own.push({ word: words[word.at(at)]!, log: log.at(at) })
        variances[row] = countVarianceOf(own, counts)
      }
      return { counts, variances }
    },
  }
}

const byMeasure = <Made>(make: (measure: Measure) => Made): Record<Measure, Made> => ({
  weight: make('weight'),
  volume: make('volume'),
  longest: make('longest'),
})
