import { sentText } from '@longhaul/text/storefront/goods/sent.ts'
import type { Navigate } from '@longhaul/ui/address/router.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { to } from '../links.ts'

/**
 * What to do after a line was added: stay in the cart or buy immediately; and the address of the next link of
 * the pasted text.
 */
export type AfterAdd = { goal: 'cart' | 'buy'; nextLink: string | null }

/**
 * After a line was added: continues to the confirm page, or shows a toast with a link to the next product or
 * the cart.
 */
export function goOn(id: string, { goal, nextLink }: AfterAdd, navigate: Navigate): void {
  const { added, next, toCart } = sentText
  if (goal === 'buy') return navigate(to.confirmOrder([id]))
  toast.success(added, {
    action:
      nextLink === null
        ? { label: toCart, onClick: () => navigate(to.cart()) }
        : { label: next, onClick: () => navigate(nextLink) },
  })
}
