import type { Fen } from '../money/fen.ts'
import { splitFen } from '../money/split.ts'

/** Goods of one row: whom they are for, and the price and expected weight of all pieces. */
export type PersonsGoods = { person: string; pieces: number; fen: Fen; grams: number }

/** A part of what all goods cost to the door. */
export type Cost = { kind: string; fen: Fen }

/** What one person's goods cost to the door; `rest` is everything but the goods. */
export type PersonsShare = { person: string; pieces: number; goods: Fen; rest: Fen }

/** What depends on the weight of the package; everything else depends on the price of the goods. */
const BY_WEIGHT = new Set(['freight', 'packing'])

/** The shares of several packages together: what each person's goods in all of them cost. */
export function addShares(packages: readonly (readonly PersonsShare[])[]): PersonsShare[] {
  const sums = new Map<string, PersonsShare>()
  for (const share of packages.flat()) {
    const name = share.person.toLowerCase()
    const sum = sums.get(name) ?? { person: share.person, pieces: 0, goods: 0, rest: 0 }
    sums.set(name, {
      person: sum.person,
      pieces: sum.pieces + share.pieces,
      goods: sum.goods + share.goods,
      rest: sum.rest + share.rest,
    })
  }
  return [...sums.values()].toSorted((one, other) => Number(one.person === '') - Number(other.person === ''))
}

/**
 * Divides what goods cost to the door among the people they are for, to the fen. Names that differ only in
 * case are one person, written as first seen; goods without a name are the last share.
 */
export function sharesOf(goods: readonly PersonsGoods[], costs: readonly Cost[]): PersonsShare[] {
  const groups = new Map<string, PersonsGoods[]>()
  for (const row of goods) {
    const name = row.person.trim().toLowerCase()
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  const people = [...groups].toSorted(([one], [other]) => Number(one === '') - Number(other === ''))
  const sumOf = (key: 'pieces' | 'fen' | 'grams') =>
    people.map(([, rows]) => rows.reduce((sum, row) => sum + row[key], 0))
  const [pieces, fen, grams] = [sumOf('pieces'), sumOf('fen'), sumOf('grams')]
  const parts = costs
    .filter(({ kind }) => kind !== 'goods')
    .map((cost) => splitFen(cost.fen, BY_WEIGHT.has(cost.kind) ? grams : fen))
  return people.map(([, rows], at) => ({
    person: rows[0]!.person.trim(),
    pieces: pieces[at]!,
    goods: fen[at]!,
    rest: parts.reduce((sum, part) => sum + part[at]!, 0),
  }))
}
