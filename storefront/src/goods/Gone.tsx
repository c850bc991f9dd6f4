import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'

/** Shown for a line that is no longer in the cart. */
export function Gone() {
  return (
    <Page title={goodsText.editTitle}>
      <EmptyState
        title={unreadText.gone}
        action={<ButtonLink to={to.cart()}>{goodsText.actions.back}</ButtonLink>}
      />
    </Page>
  )
}
