import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { onebound } from './onebound.ts'
import { taobaoOpen } from './taobao-open.ts'
import { tmapi } from './tmapi.ts'

/*
 * Answers in the providers' own structure, with all fields that they send. Goods, shops and texts are
 * invented.
 */
const SAMPLES = new URL('samples/', import.meta.url)
const sample = (file: string): unknown => JSON.parse(readFileSync(new URL(file, SAMPLES), 'utf8'))
const sought = { platform: '1688', itemId: '1', canonicalUrl: 'https://detail.1688.com/offer/1.html' }

describe('whole answers', () => {
  test('TMAPI, 1688', () => {
    const product = tmapi.read(sample('tmapi-1688-item-detail.json'), sought)
    expect(product).toMatchObject({
      price: { minor: 29_900, currency: 'CNY' },
      freightFen: 100,
      sellerId: '2000000001',
      availability: 'in_stock',
    })
    expect(product?.pictures).toHaveLength(2)
    expect(product?.variants).toHaveLength(2)
  })
  test('Onebound, 1688', () => {
    const product = onebound.read(sample('onebound-1688-item-get.json'), sought)
    expect(product).toMatchObject({
      price: { minor: 3_900 },
      freightFen: null,
      sellerName: '木棉布艺有限公司',
    })
    expect([
      product?.options.map(({ values }) => values.length),
      product?.variants.length,
      product?.pictures.length,
    ]).toEqual([[1, 4], 4, 3])
  })
  test('Taobao Open Platform', () => {
    const product = taobaoOpen.read(sample('taobao-open-item-info.json'), sought)
    expect(product).toMatchObject({
      price: { minor: 44_900 },
      sellerName: '木棉官方旗舰店',
      sellerId: '900000003',
    })
    expect(product?.pictures).toHaveLength(5)
  })
})
