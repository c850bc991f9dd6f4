import { isLong } from '@longhaul/domain/form.test-support.ts'
import { medianOf } from '@longhaul/domain/goods-knowledge/quantiles.ts'
import { expect, test } from 'vitest'
import { inventWorld } from './invent-world.ts'
import { learnt } from './learnt.ts'
import { kindMedians, live } from './live.ts'
import { rival } from './rival.ts'
import { worldOf } from './worlds.ts'

/** The products of a world whose sellers state weights. */
const PRODUCTS = isLong ? 600 : 300

const world = () => inventWorld(worldOf('everything', 300, 7))

test('the same seed gives the same world, in the order of its days', () => {
  const pieces = world()
  expect(world()).toEqual(pieces)
  expect(pieces.map(({ day }) => day)).toEqual(pieces.map(({ day }) => day).toSorted((a, b) => a - b))
  expect(inventWorld(worldOf('everything', 300, 8))).not.toEqual(pieces)
})

test('every group of which the findings told occurs, and the spreadsheet is roughly honest overall', () => {
  const pieces = world()
  const { groups } = live(pieces, rival())
  for (const name of [
    'before the first night',
    'unseen',
    'after a change',
    'first changed piece',
    'drifting seller',
    'unreadable packs',
    'contents',
    'over 10 kg',
    'new marketplace',
    'slip by ten',
  ])
    expect(groups.get(name)?.pieces, name).toBeGreaterThan(0)
  const all = groups.get('all')!
  expect(all.inside / all.pieces).toBeGreaterThan(0.7)
  expect(kindMedians(pieces)).toBeGreaterThan(0.1)
})

test('in a small shop where everything happens, intervals hold in every group and beat the spreadsheet', () => {
  const pieces = inventWorld(worldOf('small', 600, 7))
  const { groups, right } = live(pieces, learnt())
  const share = (name: string) => groups.get(name)!.inside / groups.get(name)!.pieces
  const score = (lived: typeof groups) => lived.get('all')!.score / lived.get('all')!.pieces
  expect(share('all')).toBeGreaterThan(0.76)
  expect(share('all')).toBeLessThan(0.84)
  // The bar is 70 of 100; two standard errors of a group of its size are allowed.
  for (const name of [
    'after a change',
    'drifting seller',
    'unreadable packs',
    'contents',
    'over 10 kg',
    'unseen',
  ])
    expect(share(name), name).toBeGreaterThan(0.7 - 2 * Math.sqrt(0.21 / groups.get(name)!.pieces))
  expect(score(groups)).toBeLessThan(0.9 * score(live(pieces, rival()).groups))
  expect(medianOf(groups.get('unseen')!.errors)).toBeLessThan(0.9 * kindMedians(pieces))
  expect(right.asked / right.pieces).toBeLessThan(0.03)
}, 180_000)

test('what honest sellers state helps, and what others leave in the form hardly harms', () => {
  const of = (stated: 'nothing' | 'mixed' | 'nonsense') => {
    const { groups } = live(inventWorld(worldOf('still', PRODUCTS, 7, stated)), learnt())
    const [all, unseen] = [groups.get('all')!, groups.get('unseen')!]
    return {
      inside: all.inside / all.pieces,
      off: medianOf(unseen.errors),
      score: unseen.score / unseen.pieces,
    }
  }
  const [nothing, mixed, nonsense] = [of('nothing'), of('mixed'), of('nonsense')]
  expect(mixed.off).toBeLessThan(0.8 * nothing.off)
  expect(mixed.score).toBeLessThan(0.9 * nothing.score)
  expect(nonsense.score).toBeLessThan(1.06 * nothing.score)
  for (const { inside } of [nothing, mixed, nonsense]) {
    expect(inside).toBeGreaterThan(0.76)
    expect(inside).toBeLessThan(0.84)
  }
}, 180_000)
