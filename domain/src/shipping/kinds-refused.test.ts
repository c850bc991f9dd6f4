import { expect, test } from 'vitest'
import { kindsRefused } from './kinds-refused.ts'

test('kinds that no other line carries are left out, because they do not set the lines apart', () => {
  const { named, more } = kindsRefused(['Weapons', 'Liquids', 'Food'], [['Weapons', 'Food'], ['Weapons']])
  expect(named).toEqual(['Liquids', 'Food'])
  expect(more).toBe(0)
})

test('four are named, and the others counted', () => {
  const kinds = ['Liquids', 'Powders', 'Food', 'Batteries', 'Magnets', 'Seeds']
  expect(kindsRefused(kinds, [[]])).toEqual({ named: kinds.slice(0, 4), more: 2 })
})

test('a line by itself refuses all of its kinds', () => {
  expect(kindsRefused(['Weapons'], [])).toEqual({ named: ['Weapons'], more: 0 })
})

test('a line that refuses the same as all others has nothing to say', () => {
  expect(kindsRefused(['Weapons'], [['Weapons'], ['Weapons', 'Food']])).toEqual({ named: [], more: 0 })
})
