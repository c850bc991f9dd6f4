import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import type { Navigate } from '@longhaul/ui/address/router.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { to } from '../links.ts'

/** What the shopper wanted of a line: to keep it in the cart, or to buy it at once; and where the next link of the pasted text is. */
export type AfterAdd = { goal: 'cart' | 'buy'; nextLink: string | null }

/** After a line was added: on to the confirm page, or a toast with the way to the next link or the cart. */
export function goOn(id: string, { goal, nextLink }: AfterAdd, navigate: Navigate): void {
  const { added, next, toCart } = goodsText.actions
  if (goal === 'buy') return navigate(to.confirmOrder([id]))
  toast.success(added, {
    action:
      nextLink === null
        ? { label: toCart, onClick: () => navigate(to.cart()) }
        : { label: next, onClick: () => navigate(nextLink) },
  })
}
