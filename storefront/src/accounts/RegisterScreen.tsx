import { call } from '@longhaul/browser/calls/client.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { isNickname } from '@longhaul/domain/accounts/nickname.ts'
import { accountsText } from '@longhaul/text/storefront/accounts/accounts.ts'
import { loginText } from '@longhaul/text/storefront/accounts/login.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Rich } from '@longhaul/ui/rich/Rich.tsx'
import { to } from '../links.ts'
import { saveLogin } from '../session.ts'
import { whyNotEmail } from '../shared/checks.ts'
import { carriedCreator } from '../shared/creator-link.ts'
import { NewPasswordFields, whyNotPassword, whyNotRepeat } from '../shared/NewPasswordFields.tsx'
import { AccountCard } from './AccountCard.tsx'

const words = accountsText.register

/** `/user/register`. The server gives the same reply for a known address; its owner gets a mail. */
export default function RegisterScreen() {
  const form = useRegisterForm()
  return (
    <AccountCard
      title={words.title}
      lead={words.lead}
      below={
        <>
          {words.haveAccount} <Link to={to.login()}>{words.login}</Link>
        </>
      }
    >
      <form method="post" {...form.props} className="fields">
        <ErrorSummary {...form.summary} />
        <TextField
          label={loginText.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          {...form.field('email')}
        />
        <TextField
          label={words.nickname}
          optional
          hint={words.nicknameHint}
          autoComplete="nickname"
          {...form.field('nickname')}
        />
        <NewPasswordFields
          labels={{ password: words.newPassword, repeat: words.repeat }}
          password={form.field('password')}
          repeat={form.field('repeat')}
          email={form.values.email}
        />
        <Failure of={form.failure} />
        <Button submit type="primary" size="auto" busy={form.sending && words.busy}>
          {words.submit}
        </Button>
        <p className="text-sm text-ink-2">
          <Rich
            text={words.terms}
            render={(text, name) => <Link to={name === 'terms' ? to.terms() : to.privacy()}>{text}</Link>}
          />
        </p>
      </form>
    </AccountCard>
  )
}

function useRegisterForm() {
  const navigate = useNavigate()
  return useCallForm('POST /users', {
    start: { email: '', nickname: '', password: '', repeat: '' },
    check: {
      email: whyNotEmail,
      nickname: (name) => (name.trim() === '' || isNickname(name) ? null : words.nicknameWrong),
      password: whyNotPassword,
      repeat: (again, all) => whyNotRepeat(again, all.password),
    },
    keep: 'register',
    secret: ['password', 'repeat'],
    args: ({ email, nickname, password }) => {
      const code = carriedCreator()
      return {
        body: {
          email: email.trim(),
          password,
          ...(nickname.trim() ? { nickname: nickname.trim() } : {}),
          ...(code ? { creator_code: code } : {}),
        },
      }
    },
    onDone: ({ email }, { body }) => void finish(email, body.password),
  })

  /**
   * A new account is logged in immediately; an address that already has an account is not, and the mail
   * explains why.
   */
  async function finish(email: string, password: string) {
    const login = await call('POST /login', { query: {}, body: { email, password } }).catch(() => undefined)
    if (login) saveLogin(login.token, email)
    navigate(to.registerSuccess(), { state: { email } })
  }
}
