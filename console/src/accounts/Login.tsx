import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useLocation } from 'react-router'
import { LoginFrame } from '../shared/LoginFrame.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useLogin } from './use-login.ts'

const words = shellText.login

/** Staff log in here, with accounts of their own. It stands in for any page of the console, which appears once the session is there. */
export function Login() {
  const { pathname } = useLocation()
  const form = useLogin()
  return (
    <LoginFrame title={words.title}>
      <Card>
        <form {...form.props}>
          <Stack>
            <h1>{words.title}</h1>
            {pathname !== '/' && <p className="muted">{words.first}</p>}
            <TextField
              label={words.email}
              type="email"
              autoComplete="username"
              autoFocus
              {...form.field('email')}
            />
            <PasswordField
              label={words.password}
              autoComplete="current-password"
              {...form.field('password')}
            />
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
          </Stack>
        </form>
      </Card>
    </LoginFrame>
  )
}
