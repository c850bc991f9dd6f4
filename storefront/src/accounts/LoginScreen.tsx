import { loginText } from '@longhaul/text/storefront/login.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { to } from '../links.ts'
import { saveLogin } from '../session.ts'
import { required, whyNotEmail } from '../shared/checks.ts'
import { Failure } from '../shared/Failure.tsx'
import { Link } from '../shared/Link.tsx'
import { Redirect } from '../shared/Redirect.tsx'
import { useCallForm } from '../shared/use-call-form.ts'
import { useSearchParam } from '../shared/use-search-param.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { AccountCard } from './AccountCard.tsx'

const words = loginText

/** `/user/login`: and back to the page that asked for it. Who is logged in already goes there at once. */
export default function LoginScreen() {
  const [back] = useSearchParam('back')
  const loggedIn = useLoggedIn()
  const form = useCallForm('POST /login', {
    start: { email: '', password: '' },
    check: { email: whyNotEmail, password: required() },
    keep: 'login',
    secret: ['password'],
    args: ({ email, password }) => ({ query: {}, body: { email: email.trim(), password } }),
    onDone: ({ token }) => saveLogin(token),
  })
  if (loggedIn) return <Redirect to={ownPage(back)} />
  return (
    <AccountCard
      title={words.title}
      below={
        <>
          {words.noAccount} <Link to={to.register()}>{words.register}</Link>
        </>
      }
    >
      <form {...form.props} className="fields">
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          {...form.field('email')}
        />
        <PasswordField label={words.password} {...form.field('password')} />
        <Failure of={form.failure} />
        <Button submit type="primary" size="auto" guardMs={0} busy={form.sending && words.busy}>
          {words.submit}
        </Button>
        <p className="text-center text-sm">
          <Link to={to.findPassword()}>{words.forgot}</Link>
        </p>
      </form>
    </AccountCard>
  )
}

/** Where to go afterwards: a page of ours, never an address that somebody else put into the link. */
const ownPage = (back: string): string => (/^\/(?![/\\])/.test(back) ? back : to.home())
