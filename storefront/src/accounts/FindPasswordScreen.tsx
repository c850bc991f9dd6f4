import { accountsText } from '@longhaul/text/storefront/accounts.ts'
import { LinkButton } from '@longhaul/ui/button/LinkButton.tsx'
import { LinkExpired } from '@longhaul/ui/illustrations/LinkExpired.tsx'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { AccountCard } from './AccountCard.tsx'

const words = accountsText.findPassword

/** `/user/findPassword`, `/user/resetPassword`: a person resets it, by mail. */
export default function FindPasswordScreen() {
  const site = useConfiguration()
  return (
    <AccountCard
      picture={<LinkExpired />}
      title={words.title}
      lead={words.text}
      below={<Link to={to.login()}>{words.back}</Link>}
    >
      {site?.contact_email && (
        <>
          <LinkButton href={`mailto:${site.contact_email}`} type="primary" size="auto">
            {words.write(site.contact_email)}
          </LinkButton>
          {site.contact_hours && <p className="mt-3 text-sm text-ink-2">{words.hours(site.contact_hours)}</p>}
        </>
      )}
    </AccountCard>
  )
}
