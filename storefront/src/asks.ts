import { ORDER_LISTS } from '@longhaul/domain/orders/place.ts'
import { lookUpArgs } from './goods/look-up.ts'
import type { Need, Params } from './needs.ts'
import { PAGE_SIZE } from './orders/use-order-filters.ts'
import { SHELF_PAGE } from './warehouse/shelf-page.ts'

/*
 * The first requests of each screen, exactly as the screen makes them: the server lists them in the document, and the browser sends them while the screen's
 * chunk is still loading (browser/src/calls/early.ts). A screen that is missing here, or that makes a different request, simply fetches when it is rendered.
 */

type Asks = (params: Params, search: URLSearchParams) => Need[]

/** By the name of the screen. */
export const asks: Readonly<Record<string, Asks>> = {
  DeskScreen: () => [{ spec: 'GET /desk' }],
  GoodsScreen: askProduct,
  CartScreen: () => [{ spec: 'GET /cart' }],
  OrdersScreen: askOrders,
  StoreScreen: () => [
    { spec: 'GET /stock_items', args: { query: { stage: 'all', limit: SHELF_PAGE } } },
    { spec: 'GET /warehouses' },
  ],
  FundsScreen: () => [{ spec: 'GET /funds' }],
}

/**
 * Requests of `asks` to which the document contains the reply if the server has it stored, so that the page waits for no other site. By the name of the
 * screen.
 */
export const stored: Readonly<Record<string, Asks>> = { GoodsScreen: askStoredProduct }

/** Requests without whose reply there is no page: made by the server, and the same for every visitor. By the name of the screen. */
export const essentials: Readonly<Record<string, Asks>> = {
  ProductScreen: ({ marketplace = '', item = '' }) => [
    {
      spec: 'GET /goods/{marketplace}/{item}/knowledge',
      args: { params: { marketplace, item }, query: {} },
      essential: true,
    },
  ],
}

/**
 * The first page of the list and, where it is not filtered, the orders that wait for the shopper. A list filtered by days depends on the reader's clock, so
 * the server cannot know its request.
 */
function askOrders(_: Params, search: URLSearchParams): Need[] {
  if (search.get('from') || search.get('to')) return []
  const q = search.get('q')?.slice(0, 100)
  const status = ORDER_LISTS.find((known) => known === search.get('status'))
  const query = { ...(q ? { q } : {}), ...(status ? { status } : {}), limit: PAGE_SIZE }
  const first: Need = { spec: 'GET /orders', args: { query } }
  return q || status ? [first] : [first, { spec: 'GET /orders', args: { query: { waiting: true } } }]
}

/** The look-up of the pasted text. */
function askProduct(_: Params, search: URLSearchParams): Need[] {
  const args = productIn(search)
  return args ? [{ spec: 'GET /products', args }] : []
}

function askStoredProduct(_: Params, search: URLSearchParams): Need[] {
  const args = productIn(search)
  return args ? [{ spec: 'GET /products', args, stored: { query: { ...args.query, stored: true } } }] : []
}

/** The pasted text; where it has several links, the picked one. */
function productIn(search: URLSearchParams): ReturnType<typeof lookUpArgs> | undefined {
  const pasted = search.get('url')?.trim()
  const [pick] = /^\d{1,2}$/.exec(search.get('pick') ?? '') ?? []
  return pasted && !search.get('item')
    ? lookUpArgs(pasted, pick === undefined ? undefined : Number(pick))
    : undefined
}
