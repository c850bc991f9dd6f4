import { errorText } from '@longhaul/text/errors.ts'
import { accountsText } from '@longhaul/text/storefront/accounts.ts'
import { CraneStopped } from '@longhaul/ui/illustrations/CraneStopped.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { useLocation } from 'react-router'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'

const words = accountsText.later

/** A page of the site map that is not open yet: the specification's notice, word for word. */
export default function LaterScreen() {
  const { pathname } = useLocation()
  return (
    <Page title={words.titles[pathname] ?? words.title}>
      <EmptyState
        picture={<CraneStopped />}
        title={words.title}
        action={
          <>
            <ButtonLink to={to.contact()} type="primary">
              {words.contact}
            </ButtonLink>
            <ButtonLink to={to.settings()}>{words.settings}</ButtonLink>
          </>
        }
      >
        {errorText.reasons.feature_closed}
      </EmptyState>
    </Page>
  )
}
