import { expect, test } from 'vitest'
import { statedIn1688 } from './stated-size.ts'

test.each([
  [
    { unitWeight: 1.5, packageSize: '10x20x50' },
    { grams: 1_500, sidesMm: [500, 200, 100] },
  ],
  [{ unitWeight: '0.35' }, { grams: 350, sidesMm: null }],
  [
    { unitWeight: 0, packageSize: '0x0x0' },
    { grams: null, sidesMm: null },
  ],
  [
    { unitWeight: -1, packageSize: '10x20' },
    { grams: null, sidesMm: null },
  ],
  [
    { unitWeight: 900_000, packageSize: '9999x9999x9999' },
    { grams: null, sidesMm: null },
  ],
  [
    { unitWeight: '1e9', packageSize: 'large' },
    { grams: null, sidesMm: null },
  ],
  [null, { grams: null, sidesMm: null }],
])('%j states %j', (shipping, stated) => {
  expect(statedIn1688(shipping)).toEqual(stated)
})
