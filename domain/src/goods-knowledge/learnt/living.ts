import { NEVER } from './known.ts'
import type { Level, ProductState } from './states.ts'

/** What an estimate was off by that looked like a slip, until another of its kind proves it right. */
export type Held<Names> = { names: Names; off: number; day: number }

/**
 * The states of all products in columns, which neither fill the memory nor keep its collector busy. One
 * product at a time is looked at: the one that `choose` was last called with.
 */
export class LivingGoods implements ProductState {
  #goods = 0
  readonly #firstOf: Int32Array
  readonly #own: Levels
  readonly #ofOptions: Levels
  readonly #surprises: Float64Array
  readonly #count: Uint32Array
  readonly #waiting: Float64Array
  readonly #changedDay: Float64Array
  readonly options: ProductState['options']

  /** `goodsOf` names the product of each option; the options of a product follow each other. */
  constructor(count: number, goodsOf: Int32Array) {
    this.#firstOf = firstOptions(count, goodsOf)
    this.#own = new Levels(count)
    this.#ofOptions = new Levels(goodsOf.length)
    this.#surprises = new Float64Array(count)
    this.#count = new Uint32Array(count)
    this.#waiting = new Float64Array(count).fill(Number.NaN)
    this.#changedDay = new Float64Array(count).fill(NEVER)
    this.options = {
      get: (option) => this.#ofOptions.get(Number(option)),
      set: (option, level) => this.#ofOptions.set(Number(option), level),
      keys: () => this.#known(),
    }
  }

  choose(goods: number): this {
    this.#goods = goods
    return this
  }

  get own(): Level | null {
    return this.#own.get(this.#goods) ?? null
  }
  set own(level: Level) {
    this.#own.set(this.#goods, level)
  }
  get surprises(): number {
    return this.#surprises[this.#goods]!
  }
  set surprises(sum: number) {
    this.#surprises[this.#goods] = sum
  }
  get count(): number {
    return this.#count[this.#goods]!
  }
  set count(count: number) {
    this.#count[this.#goods] = count
  }
  get waiting(): number | null {
    const value = this.#waiting[this.#goods]!
    return Number.isNaN(value) ? null : value
  }
  set waiting(value: number | null) {
    this.#waiting[this.#goods] = value ?? Number.NaN
  }
  get changedDay(): number {
    return this.#changedDay[this.#goods]!
  }
  set changedDay(day: number) {
    this.#changedDay[this.#goods] = day
  }

  *#known(): Generator<number> {
    for (let option = this.#firstOf[this.#goods]!; option < this.#firstOf[this.#goods + 1]!; option += 1)
      if (this.#ofOptions.has(option)) yield option
  }
}

/** The first option of each product, and behind the last one the number of options. */
function firstOptions(count: number, goodsOf: Int32Array): Int32Array {
  const firstOf = new Int32Array(count + 1)
  for (const goods of goodsOf) firstOf[goods + 1]! += 1
  for (let goods = 0; goods < count; goods += 1) firstOf[goods + 1]! += firstOf[goods]!
  return firstOf
}

class Levels {
  readonly #mean: Float64Array
  readonly #variance: Float64Array
  readonly #day: Float64Array
  readonly #seen: Int32Array

  constructor(length: number) {
    this.#mean = new Float64Array(length)
    this.#variance = new Float64Array(length)
    this.#day = new Float64Array(length)
    this.#seen = new Int32Array(length).fill(-1)
  }

  has(at: number): boolean {
    return this.#seen[at]! >= 0
  }

  get(at: number): Level | undefined {
    const seen = this.#seen[at]!
    if (seen < 0) return undefined
    return { mean: this.#mean[at]!, variance: this.#variance[at]!, day: this.#day[at]!, seen }
  }

  set(at: number, { mean, variance, day, seen }: Level): void {
    this.#mean[at] = mean
    this.#variance[at] = variance
    this.#day[at] = day
    this.#seen[at] = seen
  }
}
