import { expect, test } from 'vitest'
import { withdrawalTable } from '../funds/stages.ts'
import { itemTable } from '../orders/item-table.ts'
import { parcelTable } from '../parcels/stages.ts'
import { ITEM_HOLDS_NOTHING, PARCEL_HOLDS_NOTHING, WITHDRAWAL_HOLDS_NOTHING } from './holding.ts'

test.each([
  ['item', itemTable, ITEM_HOLDS_NOTHING],
  ['package', parcelTable, PARCEL_HOLDS_NOTHING],
  ['withdrawal', withdrawalTable, WITHDRAWAL_HOLDS_NOTHING],
] as const)('an ended %s holds nothing', (_, table, holdsNothing) => {
  const leftFrom = new Set<string>(table.edges.map((edge) => edge.from))
  const ends = table.stages.filter((stage) => !leftFrom.has(stage))
  expect(ends.length).toBeGreaterThan(0)
  expect(ends.filter((stage) => !(holdsNothing as readonly string[]).includes(stage))).toEqual([])
})

test('neither a package that was written off nor a withdrawal that was cancelled holds money', () => {
  expect(PARCEL_HOLDS_NOTHING).toContain('lost')
  expect(WITHDRAWAL_HOLDS_NOTHING).toEqual(['paid', 'rejected', 'cancelled'])
})
