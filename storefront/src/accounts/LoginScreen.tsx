import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { loginText } from '@longhaul/text/storefront/accounts/login.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Redirect } from '@longhaul/ui/address/Redirect.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { AccountCard } from './AccountCard.tsx'
import { useLogin } from './use-login.ts'
import { LoginCode } from './LoginCode.tsx'

const words = loginText

/**
 * `/user/login`, then back to the page that required it. Redirects there immediately if the shopper is
 * already logged in.
 */
export default function LoginScreen() {
  const [back] = useSearchParam('back')
  const [first] = useSearchParam('first')
  // Captured when the page opens, because the address changes while leaving it.
  const [goal] = useState(() => ownPage(back))
  const loggedIn = useLoggedIn()
  const form = useLogin()
  if (loggedIn) return <Redirect to={goal} />
  return (
    <AccountCard
      title={words.title}
      lead={first && words.first}
      below={
        <>
          {words.noAccount} <Link to={to.register()}>{words.register}</Link>
        </>
      }
    >
      <form method="post" {...form.props} className="fields">
        {form.asksCode ? (
          <LoginCode form={form} />
        ) : (
          <>
            <TextField
              label={words.email}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              {...form.field('email')}
            />
            <PasswordField label={words.password} {...form.field('password')} />
            <Failure of={form.failure} />
            <Button
              submit
              type="primary"
              size="auto"
              busy={form.sending && (form.proving ? words.proving : words.busy)}
            >
              {words.submit}
            </Button>
            <p className="text-center text-sm">
              <Link to={to.findPassword()}>{words.forgot}</Link>
            </p>
          </>
        )}
      </form>
    </AccountCard>
  )
}

/**
 * The page to go to afterwards: always a page of the shop, never another site's address from the link (no
 * open redirect).
 */
const ownPage = (back: string): string => (/^\/(?![/\\])/.test(back) ? back : to.home())
