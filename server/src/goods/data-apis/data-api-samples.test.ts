import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { onebound } from './onebound.ts'
import { taobaoOpen } from './taobao-open.ts'
import { tmapi } from './tmapi.ts'

/* Answers as they were once recorded, outside of the repository: without the folder the cases are skipped. */
const SAMPLES = new URL('../../../../../shared/data/product-api-samples/', import.meta.url)
const sample = (file: string): unknown => JSON.parse(readFileSync(new URL(file, SAMPLES), 'utf8'))
const sought = { platform: '1688', itemId: '1', canonicalUrl: 'https://detail.1688.com/offer/1.html' }

describe.skipIf(!existsSync(SAMPLES))('recorded answers (../shared/data/product-api-samples)', () => {
  test('TMAPI, 1688', () => {
    const product = tmapi.read(sample('tmapi-1688-global_item_detail.json'), sought)
    expect(product).toMatchObject({
      price: { minor: 29_900, currency: 'CNY' },
      freightFen: 100,
      sellerId: '2098846356',
      availability: 'in_stock',
    })
    expect(product?.pictures).toHaveLength(2)
    expect(product?.variants).toHaveLength(2)
  })
  test('Onebound, 1688', () => {
    const product = onebound.read(sample('onebound-1688-item_get.json'), sought)
    expect(product).toMatchObject({
      price: { minor: 3_900 },
      freightFen: null,
      sellerName: '深圳市华造实业有限公司',
    })
    expect([
      product?.options.map(({ values }) => values.length),
      product?.variants.length,
      product?.pictures.length,
    ]).toEqual([[1, 4], 4, 3])
  })
  test('Taobao Open Platform', () => {
    const product = taobaoOpen.read(sample('taobao-top-tbk_item_info_get.json'), sought)
    expect(product).toMatchObject({
      price: { minor: 44_900 },
      sellerName: 'lee官方旗舰店',
      sellerId: '928622636',
    })
    expect(product?.pictures).toHaveLength(5)
  })
})
