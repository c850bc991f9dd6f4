import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { time } from '@longhaul/text/format.ts'
import { cartText } from '@longhaul/text/storefront/cart/cart.ts'
import type { CartItem } from './use-cart.ts'

type Check = Reply<'GET /cart/prices'>['items'][number]
export type PriceCheck = ReturnType<typeof usePriceCheck>
export type Change = { kind: 'price'; fen: number } | { kind: 'sold_out' | 'option_gone' | 'gone' }

/** What the pages of these lines say now. The cart can be used while they are read. */
export function usePriceCheck(items: readonly CartItem[]) {
  const { data, error } = useCall('GET /cart/prices', {}, { enabled: items.length > 0 })
  const checks = new Map(data?.items.map((check) => [check.id, check]))
  const changeOf = (item: CartItem) => changeIn(item, checks.get(item.id))
  const changes = items.flatMap((item) => changeOf(item) ?? [])
  const prices = changes.filter(({ kind }) => kind === 'price').length
  return {
    changeOf,
    /** The heading that says what was found; undefined if nothing was. */
    heading: changes.length > 0 ? say.found(prices, changes.length - prices) : undefined,
    lead: data ? leadOf(items.flatMap((item) => checks.get(item.id) ?? [])) : error ? say.none : say.checking,
  }
}

const say = cartText.prices

/** What the shopper should know of a line; null also for a price that was accepted since it was compared. */
function changeIn(item: CartItem, check: Check | undefined): Change | null {
  if (!check || check.finding === 'same' || check.finding === 'unknown') return null
  if (check.finding !== 'price') return { kind: check.finding }
  const { price_fen: fen } = check
  return fen === null || fen === item.unit_price_fen ? null : { kind: 'price', fen }
}

function leadOf(checks: readonly Check[]): string {
  const read = checks.filter(({ finding }) => finding !== 'unknown')
  const last = read.flatMap(({ read_at: at }) => at ?? []).toSorted()[0]
  if (!last) return say.none
  return read.length === checks.length ? say.checked(time(last)) : say.partly(read.length, checks.length)
}
