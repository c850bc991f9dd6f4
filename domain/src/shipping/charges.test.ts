import { expect, test } from 'vitest'
import { charges } from './charges.ts'

test('a parcel without additional charges has no rows', () => {
  expect(charges({ freightFen: 15_600 })).toEqual([])
})

test('each charge is a row of its own, in the order of the bill', () => {
  const rows = charges({
    freightFen: 20_000,
    operationFen: 800,
    fuelPerMille: 175,
    remoteAreaFen: 2_500,
    services: [
      { code: 'remove_packaging', priceFen: 100, count: 3 },
      { code: 'packing_photo', priceFen: 0, count: 1 },
    ],
    insurance: { declaredFen: 33_333 },
    lateStorageFen: 240,
  })
  expect(rows).toEqual([
    { kind: 'operation', feeFen: 800 },
    { kind: 'fuel', feeFen: 3_500 },
    { kind: 'remote_area', feeFen: 2_500 },
    { kind: 'service', feeFen: 300, code: 'remove_packaging' },
    { kind: 'service', feeFen: 0, code: 'packing_photo' },
    { kind: 'insurance', feeFen: 667 },
    { kind: 'late_storage', feeFen: 240 },
  ])
})

test.each([
  [{ declaredFen: 10_000 }, 200],
  [{ declaredFen: 10_000, perMille: 30 }, 300],
  [{ declaredFen: 10_000, perMille: 30, minFen: 500 }, 500],
])('insurance of %j costs %i fen', (insurance, feeFen) => {
  expect(charges({ freightFen: 0, insurance })).toEqual([{ kind: 'insurance', feeFen }])
})
