import { expect, test } from 'vitest'
import { inventWorld } from './invent-world.ts'
import { kindMedians, live } from './live.ts'
import { rival } from './rival.ts'
import { worldOf } from './worlds.ts'

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
