import type { Reply } from '@longhaul/contract/routes.ts'
import { type PageNow, checkPrice } from '@longhaul/domain/orders/price-check.ts'
import { isTolerated } from '@longhaul/domain/orders/price-change.ts'
import type { StaffItem } from '../shared/ItemSubject.tsx'

type Look = Pick<Reply<'GET /products'>, 'product' | 'restricted' | 'trouble'>

/** What speaks against approving an item with the others of its order. */
export type Against = 'hold' | 'forbidden' | 'page_gone' | 'sold_out' | 'option_gone' | 'own_price' | 'dearer'

/**
 * What is known about an item: the reason against it, `reading` until its page was read, `unread` if the page
 * does not say, else that it agrees, or is within the rise that its shopper allows. `priceFen`: the page's.
 */
export type Verdict = { kind: Against | 'reading' | 'unread' | 'agrees' | 'tolerated'; priceFen?: number }

/** Judges an item by its order and its page as read now; undefined while it is read, null if it cannot be. */
export function verdictOf(item: StaffItem, look: Look | null | undefined): Verdict {
  if (item.hold) return { kind: 'hold' }
  // A price of the shopper's own needs a decision of its own, whatever the page says.
  const unseen = item.page_price_fen === null ? null : ownPrice(item.page_price_fen)
  if (look === undefined) return unseen ?? { kind: 'reading' }
  if (look?.restricted.some(({ forbidden }) => forbidden)) return { kind: 'forbidden' }
  if (look?.trouble === 'gone' || look?.trouble === 'shop_closed') return { kind: 'page_gone' }
  if (!look?.product) return unseen ?? { kind: 'unread' }
  const found = checkPrice(
    {
      optionsText: item.options_text,
      quantity: item.quantity,
      unitPriceFen: item.unit_price_fen,
      hasOwnPrice: item.page_price_fen !== null,
    },
    toPage(look.product),
  )
  if (found.kind === 'sold_out' || found.kind === 'option_gone') return { kind: found.kind }
  if (unseen) return unseen
  if (found.kind === 'price') return { kind: comparePrice(item, found.priceFen), priceFen: found.priceFen }
  return found.kind === 'same' ? { kind: 'agrees', priceFen: item.unit_price_fen } : { kind: 'unread' }
}

const ownPrice = (pageFen: number): Verdict => ({ kind: 'own_price', priceFen: pageFen })

function comparePrice({ unit_price_fen, quantity, tolerance_percent }: StaffItem, priceFen: number) {
  if (priceFen <= unit_price_fen) return 'agrees'
  const agreed = { goodsFen: unit_price_fen * quantity, freightFen: 0 }
  const real = { goodsFen: priceFen * quantity, freightFen: 0 }
  return isTolerated(agreed, real, tolerance_percent) ? 'tolerated' : 'dearer'
}

/** Whether the item passes with the others; while its page is read nobody knows. */
export const passes = ({ kind }: Verdict): boolean =>
  kind === 'agrees' || kind === 'tolerated' || kind === 'unread'

/** Whether something speaks against it. */
export const isAgainst = (verdict: Verdict): boolean => verdict.kind !== 'reading' && !passes(verdict)

const toPage = (product: NonNullable<Look['product']>): PageNow => ({
  options: product.options,
  variants: product.variants.map((variant) => ({
    choices: variant.choices,
    priceFen: variant.price_fen,
    isAvailable: variant.is_available,
  })),
  priceFen: product.price_fen,
  priceSteps: product.price_steps.map((step) => ({ from: step.from, fen: step.price_fen })),
  isFrom: product.price_is_from,
  isSoldOut: product.availability === 'sold_out',
})
