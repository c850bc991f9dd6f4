import { orderListText } from '@longhaul/text/storefront/orders/order-list.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { EmptyCart } from '@longhaul/ui/illustrations/EmptyCart.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { nameOfList } from '../shared/order-list-name.ts'
import type { Asked } from './use-order-filters.ts'

const say = orderListText.list

/** Why the list is empty, with a link to continue. */
export function NoOrders({ status, filters }: Asked) {
  const { empty } = say
  if (filters.any)
    return (
      <EmptyState
        title={empty.filtered}
        action={
          <Button guardMs={0} onClick={() => filters.set({ q: '', from: '', to: '' })}>
            {say.clear}
          </Button>
        }
      >
        {empty.filteredText}
      </EmptyState>
    )
  return (
    <EmptyState
      picture={<EmptyCart />}
      title={status ? empty.status(nameOfList(status)) : empty.all}
      action={
        <ButtonLink type="primary" to={to.home()}>
          {say.toHome}
        </ButtonLink>
      }
    >
      {!status && empty.allText}
    </EmptyState>
  )
}
