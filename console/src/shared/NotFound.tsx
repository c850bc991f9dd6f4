import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { ReturnToSender } from '@longhaul/ui/illustrations/ReturnToSender.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { to } from '../links.ts'
import { Page } from './Page.tsx'

/** The page for an unknown URL. */
export function NotFound() {
  return (
    <Page title={shellText.notFound.title}>
      <EmptyState
        picture={<ReturnToSender />}
        title={shellText.notFound.title}
        action={
          <Link to={to.home()} {...buttonLook('primary')}>
            {shellText.notFound.home}
          </Link>
        }
      >
        {shellText.notFound.text}
      </EmptyState>
    </Page>
  )
}
