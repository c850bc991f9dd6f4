import { namesOf } from '../entries.ts'
import type { Lang } from '../languages.ts'
import { KIND_ROWS, KIND_SOURCES } from './kinds-table.ts'
import type { Measure } from './weighings.ts'

/** A kind that comes with the program. */
export type KindId = keyof typeof KIND_ROWS
export type SizeUnit = 'inch' | 'ml' | 'gram'

/**
 * A kind of goods as far as weight is concerned: recognised by words in a title, with the weight and sides to
 * assume until such goods have been measured.
 */
export type Kind = {
  id: string
  /** Its name where the shop gave it one; null: as the program calls it. */
  name: Readonly<Record<Lang, string>> | null
  /**
   * The weight in grams of one piece in its own packaging on arrival: the 10th, 50th and 90th percentiles.
   */
  grams: readonly [low: number, middle: number, high: number]
  /** The sides of that packaging, longest first. */
  sidesMm: readonly [number, number, number]
  /** The unit of size that titles name, and the size at which a piece weighs `grams`. */
  bySize: { unit: SizeUnit; usual: number } | null
  words: readonly string[]
  /** The source of the weight; null: our own estimate. */
  source: string | null
}

/** The kinds that come with the program; a shop's own are in `KindTable`. */
export const KINDS: readonly Kind[] = namesOf(KIND_ROWS).map((id) => {
  const [grams = '', sides = '', size = '', words = '', source = ''] = KIND_ROWS[id].split(' | ')
  return {
    id,
    name: null,
    grams: three(grams),
    sidesMm: three(sides),
    bySize: sizeIn(size),
    words: words.split(', '),
    source: KIND_SOURCES[source] ?? null,
  }
})

function three(numbers: string): [number, number, number] {
  const [low = 0, middle = 0, high = 0] = numbers.split(' ').map(Number)
  return [low, middle, high]
}

function sizeIn(size: string): Kind['bySize'] {
  const [unit, usual] = size.split(' ')
  if (unit !== 'inch' && unit !== 'ml' && unit !== 'gram') return null
  return { unit, usual: Number(usual) }
}

const byId: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.id, kind]))

/** The program's kind with this id; undefined for an id that this version no longer knows. */
export const findKind = (id: string | null): Kind | undefined => (id === null ? undefined : byId.get(id))

/** 80 of 100 values of a normal distribution lie within this many standard deviations. */
const Z = 1.2816

/**
 * A measure of a kind according to the table, as a logarithm, and the standard deviation of products from it.
 * Volumes are known less well than weights.
 */
export function startingCentre(
  measure: Measure,
  { grams, sidesMm }: Kind,
): { centre: number; deviation: number } {
  const deviation = Math.log(grams[2] / grams[0]) / (2 * Z)
  if (measure === 'weight') return { centre: Math.log(grams[1]), deviation }
  const volume = (sidesMm[0] * sidesMm[1] * sidesMm[2]) / 1_000
  if (measure === 'volume') return { centre: Math.log(volume), deviation: deviation * 1.2 }
  return { centre: Math.log(sidesMm[0]), deviation: deviation / 2 }
}
