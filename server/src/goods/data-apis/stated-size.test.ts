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
  [
    { weight: 0.42, length: 30, width: 20.5, height: 4 },
    { grams: 420, sidesMm: [300, 205, 40] },
  ],
  [
    {
      weight: 0.1,
      officialWeight: 0.35,
      officialLength: 10,
      officialWidth: 12,
      officialHeight: 5,
      length: 1,
    },
    { grams: 350, sidesMm: [120, 100, 50] },
  ],
  [
    {
      weight: null,
      skuShippingDetails: [
        { skuId: '1', weight: 0.5, length: 10, width: 10, height: 10 },
        { skuId: '2', weight: 500, length: 90, width: 90, height: 90 },
        { skuId: '3', weight: 0.6, length: 20, width: 10, height: 10 },
      ],
    },
    { grams: 500, sidesMm: [100, 100, 100] },
  ],
  [
    { skuShippingInfoList: [{ skuId: 1, weight: 650, length: 30, width: 20, height: 10 }, null, 7] },
    { grams: 650, sidesMm: [300, 200, 100] },
  ],
  [
    { skuShippingDetails: 'none', skuShippingInfoList: { weight: 'heavy' } },
    { grams: null, sidesMm: null },
  ],
  [null, { grams: null, sidesMm: null }],
])('%j states %j', (shipping, stated) => {
  expect(statedIn1688(shipping)).toEqual(stated)
})
