import { accountsText } from '@longhaul/text/storefront/accounts/accounts.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { RegisterSuccess } from '@longhaul/ui/illustrations/RegisterSuccess.tsx'
import { VerifyEmail } from '@longhaul/ui/illustrations/VerifyEmail.tsx'
import { Rich } from '@longhaul/ui/rich/Rich.tsx'
import { to } from '../links.ts'
import { DemoMail } from '../shared/DemoMail.tsx'
import { useMe } from '../shared/use-me.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { AccountCard } from './AccountCard.tsx'
import { Onward } from './Onward.tsx'
import { SendAgain } from './SendAgain.tsx'

const words = accountsText.success

/** `/user/registerSuccess`: shows the address that the mail went to, and how to request another. */
export default function RegisterSuccessScreen() {
  const { state } = useLocation()
  const loggedIn = useLoggedIn()
  const me = useMe()
  const email = emailOf(state) ?? me?.email
  if (me?.email_verified)
    return (
      <AccountCard picture={<RegisterSuccess />} title={words.verifiedTitle} lead={words.verified}>
        <Onward />
      </AccountCard>
    )
  if (!email)
    return (
      <AccountCard title={words.nothingTitle} lead={words.nothing}>
        <Onward />
      </AccountCard>
    )
  return (
    <AccountCard
      picture={<VerifyEmail />}
      title={words.title}
      lead={words.sentTo(email)}
      below={<Rich text={words.wrongAddress} render={(text) => <Link to={to.register()}>{text}</Link>} />}
    >
      <p className="text-sm text-ink-2">{loggedIn ? words.notArrived : words.existing}</p>
      <DemoMail />
      {loggedIn && <SendAgain />}
      <Onward />
    </AccountCard>
  )
}

/** The address that the registration page passed on in the navigation state. */
function emailOf(state: unknown): string | undefined {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : undefined
}
