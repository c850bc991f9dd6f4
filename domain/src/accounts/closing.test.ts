import { expect, test } from 'vitest'
import { closingObstacles } from './closing.ts'

const nothing = {
  balanceFen: 0,
  owedFen: 0,
  disputes: 0,
  orders: 0,
  stockItems: 0,
  inbounds: 0,
  parcels: 0,
  payments: 0,
}

test('an account with nothing in it can be deleted', () => {
  expect(closingObstacles(nothing)).toEqual([])
})

test('all unfinished business is listed, money last', () => {
  expect(closingObstacles({ ...nothing, balanceFen: 1, owedFen: 3, disputes: 1, parcels: 2 })).toEqual([
    { kind: 'parcels', amount: 2 },
    { kind: 'balanceFen', amount: 1 },
    { kind: 'owedFen', amount: 3 },
    { kind: 'disputes', amount: 1 },
  ])
})
