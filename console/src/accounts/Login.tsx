import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Logo } from '@longhaul/ui/logo/Logo.tsx'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { LanguageMenu } from '../shared/LanguageMenu.tsx'
import { useLogin } from './use-login.ts'

const words = shellText.login

/** Staff log in here, with accounts of their own. It stands in for any page of the console, which appears once the session is there. */
export function Login() {
  const { pathname } = useLocation()
  const site = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 }).data
  const form = useLogin()
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
          {form.asksCode && (
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
          <Failure of={form.failure} />
          <Button
            submit
            type="primary"
            size="auto"
            guardMs={0}
            busy={form.sending && (form.proving ? words.proving : words.busy)}
          >
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
