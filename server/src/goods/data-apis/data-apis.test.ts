import { describe, expect, test } from 'vitest'
import { testWorld } from '../../../test/world.ts'
import { toProduct } from '../product-card.ts'
import { dataApiServer } from './data-api-server.test-support.ts'
import { taobaoOpen } from './taobao-open.ts'

/* Each data API: its requests, and how its answers are read. */

const world = testWorld()
const outside = dataApiServer(world)

describe('Taobao Open Platform', () => {
  const item = {
    num_iid: 1,
    title: '双口袋背带短裙',
    nick: '示例旗舰店',
    seller_id: 928,
    pict_url: 'https://img.alicdn.com/a.jpg_310x310.jpg',
    small_images: { string: ['https://img.alicdn.com/b.jpg'] },
    reserve_price: '990',
    zk_final_price: '449',
  }
  test.each(['hmac', 'md5'])(
    'is called with a %s signature, and yields title, price, seller and pictures',
    async (method) => {
      outside.answers['/router'] = {
        body: { tbk_item_info_get_response: { results: { n_tbk_item: [item] } } },
      }
      const { product } = await outside.look(
        { ...outside.keys.taobao(), TAOBAO_SIGN_METHOD: method, TAOBAO_SESSION: 's' },
        'tmall',
        `top-${method}`,
      )
      expect(product).toMatchObject({
        title: item.title,
        price: { minor: 44_900, currency: 'CNY' },
        sellerName: item.nick,
        sellerId: '928',
        source: 'data_api',
      })
      expect(Object.fromEntries(outside.asked[0]!.parameters)).toMatchObject({
        timestamp: '2026-11-02 10:00:00',
        num_iids: `top-${method}`,
        session: 's',
      })
    },
  )

  test('an item that does not exist is an answer; a bad signature is a failure', async () => {
    outside.answers['/router'] = {
      body: { error_response: { code: 15, msg: 'Remote service error', sub_code: 'isv.item-not-exist' } },
    }
    expect(await outside.look(outside.keys.taobao(), 'taobao', 'top-none')).toEqual({})
    const before = (await outside.counted('taobao_open'))!
    expect(
      await outside.look({ ...outside.keys.taobao(), TAOBAO_APP_SECRET: 'wrong' }, 'taobao', 'top-wrong'),
    ).toEqual({})
    expect(await outside.counted('taobao_open')).toMatchObject({
      answered: before.answered,
      failed: before.failed + 1,
    })
  })

  test('reads one item that is not in a list', () => {
    const json = { tbk_item_info_get_response: { results: { n_tbk_item: item } } }
    const sought = { platform: 'taobao', itemId: '1', canonicalUrl: 'https://item.example/1' }
    expect(taobaoOpen.read(json, sought)?.pictures).toEqual([
      'https://img.alicdn.com/a.jpg',
      'https://img.alicdn.com/b.jpg',
    ])
  })
})

test('1688 Open Platform: signed over its path; variants with price and stock', async () => {
  const sku = (colour: string, price: string, amountOnSale: number) => ({
    price,
    amountOnSale,
    skuAttributes: [
      {
        attributeName: '颜色',
        value: colour,
        attributeNameTrans: 'Colour',
        valueTrans: `Shade of ${colour}`,
      },
      { attributeName: '曜岩款', value: '曜岩', attributeNameTrans: 'Obsidian line', valueTrans: 'Obsidian' },
    ],
  })
  outside.answers['/openapi/param2/1/com.alibaba.fenxiao.crossborder/product.search.queryProductDetail/app'] =
    {
      body: {
        result: {
          success: 'true',
          code: '200',
          result: {
            offerId: 7,
            subject: '户外音箱',
            subjectTrans: 'Outdoor speaker',
            minOrderQuantity: 2,
            companyName: '示例电子厂',
            productShippingInfo: { weight: 1.2, length: 30, width: 20, height: 10 },
            productImage: { images: ['https://cbu01.alicdn.com/a.jpg'] },
            productSkuInfos: [sku('黑', '39.00', 0), sku('白', '43.50', 12)],
            productSaleInfo: {
              amountOnSale: 12,
              priceRangeList: [
                { startQuantity: 100, price: '40.00' },
                { startQuantity: 2, price: '43.50' },
              ],
            },
            sellerOpenId: 'BBBx',
            sellerDataInfo: { compositeServiceScore: '4.0' },
          },
        },
      },
    }
  const { product } = await outside.look(outside.keys.open1688(), '1688', '1688-1')
  expect(product).toMatchObject({
    title: '户外音箱',
    helperTitle: 'Outdoor speaker',
    minOrder: 2,
    priceSteps: [
      { from: 2, minor: 4_350 },
      { from: 100, minor: 4_000 },
    ],
    freightFen: null,
    stated: { grams: 1_200, sidesMm: [300, 200, 100] },
    price: { minor: 4_350, currency: 'CNY' },
    options: [
      { name: '颜色', values: ['黑', '白'] },
      { name: '曜岩款', values: ['曜岩'] },
    ],
    variants: [
      { choices: ['黑', '曜岩'], minor: 3_900, stock: 0, isAvailable: false },
      { choices: ['白', '曜岩'], minor: 4_350, stock: 12, isAvailable: true },
    ],
    sellerName: '示例电子厂',
    availability: 'in_stock',
  })
  // The dictionary knows the colours; what it does not know has 1688's own translation.
  const { options } = await toProduct(world.world, world.db, product!, world.clock.now())
  expect(options[1]).toMatchObject({ name_latin: 'Obsidian line', values_latin: ['Obsidian'] })
  const kept = await world.db
    .selectFrom('goods_translations')
    .select(['original', 'provider', 'asked_by'])
    .execute()
  expect(kept.every(({ provider, asked_by: by }) => provider === '1688' && by === null)).toBe(true)
  expect(kept.map(({ original }) => original).toSorted()).toEqual(['曜岩', '曜岩款'].toSorted())
  expect(JSON.parse(outside.asked[0]!.parameters.get('offerDetailParam')!)).toEqual({
    offerId: '1688-1',
    country: 'en',
  })
})

test('TMAPI: options by their ids, freight, seller; a call costs what the operator has set', async () => {
  outside.answers['/tm/1688/item_detail'] = {
    body: {
      code: 200,
      data: {
        item_id: 6,
        title: 'Speaker',
        main_imgs: ['https://cbu01.alicdn.com/a.jpg'],
        price_info: { price: '248.00' },
        is_sold_out: false,
        shop_info: { shop_name: '示例店', seller_user_id: '20' },
        delivery_info: { delivery_fee: 1 },
        tiered_price_info: {
          begin_num: 1,
          prices: [
            { beginAmount: 1, price: '228.00' },
            { beginAmount: 10, price: '220.00' },
          ],
        },
        sku_props: [
          {
            pid: '0',
            prop_name: 'Color',
            values: [
              { vid: '0', name: '红' },
              { vid: '1', name: '蓝' },
            ],
          },
        ],
        skus: [
          { props_ids: '0:0', sale_price: '228.00', stock: 3 },
          { props_ids: '0:1', sale_price: '299.00', stock: 5 },
        ],
      },
    },
  }
  const { product } = await outside.look(outside.keys.tmapi(), '1688', 'tm-1')
  expect(product).toMatchObject({
    price: { minor: 22_800, currency: 'CNY' },
    isFrom: true,
    freightFen: 100,
    minOrder: null,
    priceSteps: [
      { from: 1, minor: 22_800 },
      { from: 10, minor: 22_000 },
    ],
    sellerName: '示例店',
    sellerId: '20',
    options: [{ name: 'Color', values: ['红', '蓝'] }],
    availability: 'in_stock',
  })
  expect(await outside.counted('tmapi')).toEqual({ calls: 1, answered: 1, failed: 0, cost_millifen: 700 })
})

test('Onebound: every marketplace by its name, variants from properties_name', async () => {
  outside.answers['/ob/micro/item_get'] = {
    body: {
      error_code: '0000',
      item: {
        title: '翻领 T 恤',
        price: '39.00',
        nick: '示例公司',
        num: '55876',
        min_num: '5',
        priceRange: [
          ['5', '39.00'],
          ['50', '36.00'],
        ],
        post_fee: '',
        express_fee: '0.00',
        pic_url: '//cbu01.alicdn.com/a.jpg',
        item_imgs: [{ url: '//cbu01.alicdn.com/a.jpg' }, { url: '//cbu01.alicdn.com/b.jpg' }],
        skus: {
          sku: [
            { price: '39.00', properties_name: '0:0:颜色:白;1:0:尺码:S', quantity: '9' },
            { price: '39.00', properties_name: '0:0:颜色:白;1:1:尺码:M', quantity: '0' },
          ],
        },
      },
    },
  }
  const { product } = await outside.look(outside.keys.onebound(), 'weidian', 'ob-1')
  expect(product).toMatchObject({
    title: '翻领 T 恤',
    price: { minor: 3_900, currency: 'CNY' },
    isFrom: false,
    freightFen: 0,
    minOrder: 5,
    priceSteps: [
      { from: 5, minor: 3_900 },
      { from: 50, minor: 3_600 },
    ],
    options: [
      { name: '颜色', values: ['白'] },
      { name: '尺码', values: ['S', 'M'] },
    ],
    variants: [{ isAvailable: true }, { isAvailable: false }],
  })
})
