import { later } from '@longhaul/browser/chunk/later.tsx'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { loginText } from '@longhaul/text/storefront/accounts/login.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Suspense, useState } from 'react'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { Redirect } from '../shared/Redirect.tsx'
import { useLoggedIn } from '../shared/visit.ts'
import { AccountCard } from './AccountCard.tsx'
import { useLogin } from './use-login.ts'

const words = loginText
const LoginCode = later(() => import('./LoginCode.tsx').then((found) => found.LoginCode))

/** `/user/login`: and back to the page that asked for it. Who is logged in already goes there at once. */
export default function LoginScreen() {
  const [back] = useSearchParam('back')
  const [first] = useSearchParam('first')
  // As it was when the page was opened: on the way there the address is another already.
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
          <Suspense>
            <LoginCode form={form} />
          </Suspense>
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

/** Where to go afterwards: a page of the shop, never another site's address in the link (no open redirect). */
const ownPage = (back: string): string => (/^\/(?![/\\])/.test(back) ? back : to.home())
