import { errorText } from '@longhaul/text/errors/errors.ts'
import { estimateText } from '@longhaul/text/storefront/estimate/estimate.ts'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'

/**
 * Shown at the page's address while the operator keeps the estimate closed: the given notice, and where to
 * find prices meanwhile.
 */
export const Closed = () => (
  <EmptyState
    picture={<EmptyShelf />}
    title={errorText.reasons.feature_closed}
    action={
      <>
        <ButtonLink to={to.contact()} type="primary">
          {estimateText.contact}
        </ButtonLink>
        <ButtonLink to={to.help(18)}>{estimateText.howPricesWork}</ButtonLink>
      </>
    }
  />
)
