import { expect, test } from 'vitest'
import { dayFiguresOf, rolesSeen, seesColleagues, usualOf } from './day-figures.ts'

test.each([
  [[10, 20, 0, 0], [true, true, false, false], 15],
  [[10, 0, 0, 0], [true, true, true, true], 3],
  [[0, 0, 0, 0], [false, false, false, false], null],
])('the usual day of %j where work was done in %j is %s', (counts, worked, usual) =>
  expect(usualOf(counts, worked)).toBe(usual),
)

test('each role sees the figures of its own work', () => {
  expect(dayFiguresOf(['buyer'])).toEqual(['reviewed', 'bought'])
  expect(dayFiguresOf(['warehouse'])).toEqual(['scanned', 'shelved', 'packed', 'shipped'])
  expect(dayFiguresOf(['admin'])).toHaveLength(10)
})

test.each([
  [['warehouse'], false, 'GZ1', false],
  [['warehouse'], true, 'GZ1', true],
  [['warehouse'], true, null, false],
  [['buyer', 'warehouse'], true, null, true],
  [['admin'], false, null, true],
] as const)('%j who leads (%j) in %j sees colleagues: %j', (roles, leadsShift, warehouseId, sees) => {
  const me = { roles, leadsShift, warehouseId }
  expect(seesColleagues(me)).toBe(sees)
  expect(rolesSeen(me).includes('finance')).toBe(false)
})
