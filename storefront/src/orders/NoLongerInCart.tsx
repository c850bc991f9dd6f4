import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'

/** Shown when the lines to be ordered are no longer in the cart. */
export function NoLongerInCart() {
  const { title, text, orders, cart } = ordersText.confirm.gone
  return (
    <EmptyState
      title={title}
      action={
        <>
          <ButtonLink type="primary" to={to.cart()}>
            {cart}
          </ButtonLink>
          <ButtonLink to={to.orders()}>{orders}</ButtonLink>
        </>
      }
    >
      {text}
    </EmptyState>
  )
}
