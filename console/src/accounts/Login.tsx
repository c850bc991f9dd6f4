import { shellText } from '@longhaul/text/console/shell.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Logo } from '@longhaul/ui/logo/Logo.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../api.ts'
import { saveLogin } from '../session.ts'
import { Failure } from '../shared/Failure.tsx'
import { LanguageMenu } from '../shared/LanguageMenu.tsx'
import { useCallForm } from '../shared/use-call-form.ts'

const words = shellText.login

/** Staff log in here, with accounts of their own. It stands in for any page of the console, which appears once the session is there. */
export function Login() {
  const queries = useQueryClient()
  const { pathname } = useLocation()
  const site = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 }).data
  const [asked, setAsked] = useState(false)
  const form = useCallForm('POST /staff/login', {
    start: { email: '', password: '', code: '' },
    check: {
      email: (value) => (value.trim() === '' ? words.emailNeeded : null),
      password: (value) => (value === '' ? words.passwordNeeded : null),
      code: (value) => (asked && value.trim() === '' ? words.codeNeeded : null),
    },
    secret: ['password', 'code'],
    args: ({ email, password, code }) => ({
      body: { email: email.trim(), password, ...(asked ? { code } : {}) },
    }),
    onDone: ({ staff_token }) => {
      // Nothing that another person read stays behind.
      queries.clear()
      saveLogin(staff_token)
    },
  })
  // Asked for once the password was right, and from then on.
  const asksCode = form.failure?.error === 'two_factor_required'
  useEffect(() => {
    if (asksCode) setAsked(true)
  }, [asksCode])
  useEffect(() => {
    document.title = shellText.titleOf(words.title)
  }, [])

  return (
    <main className="login" id="main">
      <div className="login-head">
        <Logo src={site?.WEBSITE_LOGO_PATH} name={`${site?.WEBSITE_NAME ?? 'Longhaul'} ${shellText.name}`} />
        <LanguageMenu />
      </div>
      <Card>
        <form className="stack" {...form.props}>
          <h1>{words.title}</h1>
          {pathname !== '/' && <p className="muted">{words.first}</p>}
          <TextField
            label={words.email}
            type="email"
            autoComplete="username"
            autoFocus
            {...form.field('email')}
          />
          <PasswordField label={words.password} autoComplete="current-password" {...form.field('password')} />
          {asked && (
            <TextField
              label={words.code}
              hint={words.codeHint}
              autoComplete="one-time-code"
              autoFocus
              maxLength={40}
              width="medium"
              {...form.field('code')}
            />
          )}
          <Failure of={asksCode ? null : form.failure} />
          <Button submit type="primary" size="auto" guardMs={0} busy={form.sending && words.busy}>
            {words.submit}
          </Button>
          <p className="muted text-sm">
            {words.hint} <a href="/">{words.shop}</a>
          </p>
        </form>
      </Card>
    </main>
  )
}
