import { namesOf } from '../entries.ts'
import { KIND_ROWS, KIND_SOURCES } from './kinds-table.ts'

export type KindId = keyof typeof KIND_ROWS
export type SizeUnit = 'inch' | 'ml' | 'gram'

/** What something is, as far as its weight goes: recognised by the words of its title, with what it weighs and measures where nothing of the like was measured yet. */
export type Kind = {
  id: KindId
  /** Grams of one piece in its own packaging, as it reaches the dock: 10 of 100 are lighter, half, 10 of 100 are heavier. */
  grams: readonly [low: number, middle: number, high: number]
  /** Sides of that packaging, longest first. */
  sidesMm: readonly [number, number, number]
  /** Heavier by the letter on the label, S to XXL. */
  byLetter: boolean
  /** A size that titles name, at which it weighs that much, and how steeply its weight follows. */
  bySize: { unit: SizeUnit; usual: number; power: number } | null
  words: readonly string[]
  /** Where the weight comes from; null: our own estimate. */
  source: string | null
}

export const KINDS: readonly Kind[] = namesOf(KIND_ROWS).map((id) => {
  const [grams = '', sides = '', size = '', words = '', source = ''] = KIND_ROWS[id].split(' | ')
  return {
    id,
    grams: three(grams),
    sidesMm: three(sides),
    byLetter: size === 'letter',
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
  const [unit, usual, power] = size.split(' ')
  if (unit !== 'inch' && unit !== 'ml' && unit !== 'gram') return null
  return { unit, usual: Number(usual), power: Number(power) }
}

const byId: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.id, kind]))

/** The kind with this id; undefined for one that a later version no longer knows. */
export const findKind = (id: string | null): Kind | undefined => (id === null ? undefined : byId.get(id))
