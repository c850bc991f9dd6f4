import { checkCartPrices as route } from '@longhaul/contract/goods/cart.ts'
import { type PriceFinding, checkPrice } from '@longhaul/domain/orders/price-check.ts'
import { readPageNow } from '../goods/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { limitConcurrency } from '../platform/limit-concurrency.ts'
import { type CartItemRow, listOwnCartItems } from './sql.ts'

/** How long a shopper waits for the pages of a cart; what is not read by then is unknown. */
const TIME_LIMIT_MS = 8_000
/** How many pages are read at once for one cart. */
const PAGES_AT_ONCE = 4

export const checkCartPricesAction = readAction(route, checkCartPrices)

/** Compares every line of the cart with its page. */
async function checkCartPrices({ db, me, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listOwnCartItems(db, me.id)
  const pages = new Map(rows.map((row) => [pageOf(row), row]))
  const read = await readInTime(pages, (row) => readPageNow(world, row, now), {
    atOnce: PAGES_AT_ONCE,
    limitMs: TIME_LIMIT_MS,
  })
  return {
    items: rows.map((row) => {
      const found = read.get(pageOf(row))
      const finding = found ? (found.page === 'gone' ? GONE : checkPrice(toLine(row), found.page)) : UNKNOWN
      return {
        id: row.id,
        finding: finding.kind,
        price_fen: finding.kind === 'price' ? finding.priceFen : null,
        read_at: found?.readAt.toISOString() ?? null,
      }
    }),
  }
}

const UNKNOWN: PriceFinding = { kind: 'unknown' }
const GONE = { kind: 'gone' } as const

const pageOf = ({ platform, item_id: itemId, url }: CartItemRow): string => `${platform} ${itemId} ${url}`

const toLine = (row: CartItemRow) => ({
  optionsText: row.options_text,
  quantity: row.quantity,
  unitPriceFen: row.unit_price_fen,
  hasOwnPrice: row.page_price_fen !== null,
})

/**
 * Reads these sources, at most `atOnce` at the same time, and returns by key what was found. Ends when all
 * are read or the time is up; then no further one is begun.
 */
export async function readInTime<Source, Found>(
  sources: ReadonlyMap<string, Source>,
  read: (source: Source) => Promise<Found | undefined>,
  { atOnce, limitMs }: { atOnce: number; limitMs: number },
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  const inTurn = limitConcurrency(atOnce, sources.size)
  let isOver = false
  const all = Promise.all(
    [...sources].map(([key, source]) =>
      inTurn(async () => {
        const answer = isOver ? undefined : await read(source)
        if (answer !== undefined) found.set(key, answer)
      }),
    ),
  )
  const late = new Promise<void>((end) => {
    AbortSignal.timeout(limitMs).addEventListener('abort', () => end(), { once: true })
  })
  try {
    await Promise.race([all, late])
  } finally {
    isOver = true
  }
  // A copy, because what is still being read must not change it.
  return new Map(found)
}
