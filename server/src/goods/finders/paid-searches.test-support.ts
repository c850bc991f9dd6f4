/*
 * Fakes of searches that are paid for by the call, written from the providers' documentation: parameters that
 * they do not document, or beyond what they allow, are refused. The goods are invented.
 */

/** How many goods each fake has. */
export const FAKE_GOODS = 95

/** TMAPI, `GET /1688/search/items`. */
export function fakeTmapiSearch(asked: URLSearchParams): object {
  if (asked.get('apiToken') !== 'token') return { code: 4011, message: 'no API key found in request' }
  const known = ['apiToken', 'keyword', 'page', 'page_size', 'sort', 'price_start', 'price_end']
  const size = Number(asked.get('page_size') ?? 20)
  if (!isKnown(asked, known) || !asked.get('keyword') || size > 20)
    return { code: 422, msg: 'Parameter error', data: null }
  if (!['default', 'sales', 'price_up', 'price_down'].includes(asked.get('sort') ?? 'default'))
    return { code: 422, msg: 'Parameter error', data: null }
  const page = Number(asked.get('page') ?? 1)
  const goods = within(asked.get('price_start'), asked.get('price_end'))
  if (asked.get('sort') === 'price_down') goods.reverse()
  return {
    code: 200,
    msg: 'success',
    data: {
      page,
      page_size: size,
      total_count: goods.length,
      keyword: asked.get('keyword'),
      sort: asked.get('sort') ?? 'default',
      filters: {},
      items: goods.slice((page - 1) * size, page * size).map(({ number, yuan }) => ({
        item_id: 9_830_000_000_00 + number,
        product_url: `https://detail.1688.com/offer/${9_830_000_000_00 + number}.html`,
        title: `搪瓷杯 ${number}`,
        img: `https://cbu01.alicdn.com/img/ibank/${number}.jpg`,
        price: yuan,
        price_info: { sale_price: yuan, origin_price: yuan },
        moq: number % 3,
        quantity_prices: [],
        sale_info: { sale_quantity: '5160', sale_quantity_int: 5_160, orders_count: 111 },
        delivery_info: { area_from: ['广东', '东莞市'] },
        item_repurchase_rate: '54%',
        shop_info: { login_id: '示例', company_name: '示例搪瓷厂', is_factory: true, shop_years: 5 },
        is_ad: number === 1,
      })),
      has_next_page: page * size < goods.length,
    },
  }
}

/**
 * Onebound, `GET /<market>/item_search/`. As in its documentation's example, a page has fewer goods than were
 * asked for.
 */
export function fakeOneboundSearch(asked: URLSearchParams, market: string): object {
  if (asked.get('key') !== 'key' || asked.get('secret') !== 'secret')
    return { error: 'wrong key', reason: 'key or secret', error_code: '4005' }
  const known = ['key', 'secret', 'q', 'start_price', 'end_price', 'page', 'page_size', 'sort', 'lang']
  const sorts = market === 'taobao' ? ['', 'bid2', '_bid2'] : ['', 'bid', '_bid']
  if (!isKnown(asked, [...known, 'cache', 'result_type']) || !sorts.includes(asked.get('sort') ?? ''))
    return { error: 'wrong parameter', reason: 'parameter', error_code: '4000' }
  const page = Number(asked.get('page') ?? 1)
  const size = Number(asked.get('page_size') ?? 40) - 1
  const none = (bound: string | null) => (Number(bound) === 0 ? null : bound)
  const goods = within(none(asked.get('start_price')), none(asked.get('end_price')))
  if (goods.length === 0) return { error: 'item-not-found', reason: 'no result', error_code: '2000' }
  if (asked.get('sort')?.startsWith('_')) goods.reverse()
  return {
    items: {
      page: String(page),
      real_total_results: goods.length,
      total_results: goods.length,
      page_size: size,
      pagecount: Math.ceil(goods.length / size),
      item: goods.slice((page - 1) * size, page * size).map(({ number, yuan }) => ({
        title: `竹篮 ${number}`,
        pic_url: `//img.alicdn.com/imgextra/${number}.jpg_60x60.jpg`,
        promotion_price: number % 2 === 0 ? yuan : null,
        price: yuan,
        sales: '2000+',
        num_iid: String(6_510_000_000_00 + number),
        seller_nick: '示例家居',
        post_fee: number === 1 ? '10.00' : number === 2 ? '0' : '',
        area: '浙江',
        detail_url:
          market !== 'taobao'
            ? `https://detail.1688.com/offer/${6_510_000_000_00 + number}.html`
            : number % 5 === 0
              ? `//detail.tmall.com/item.htm?id=${6_510_000_000_00 + number}&ns=1`
              : `//item.taobao.com/item.htm?id=${6_510_000_000_00 + number}`,
      })),
    },
    error: '',
    reason: '',
    error_code: '0000',
  }
}

const isKnown = (asked: URLSearchParams, known: readonly string[]): boolean =>
  [...asked.keys()].every((name) => known.includes(name))

/** The goods between two prices in yuan, by rising price. */
const within = (from: string | null, to: string | null) =>
  Array.from({ length: FAKE_GOODS }, (_, index) => ({
    number: index + 1,
    yuan: (index + 10).toFixed(2),
  })).filter(
    ({ yuan }) =>
      (from === null || Number(yuan) >= Number(from)) && (to === null || Number(yuan) <= Number(to)),
  )
