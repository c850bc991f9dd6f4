import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { ReactNode } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { useLogin } from './use-login.ts'

const words = shellText.login

/** E-mail, password, and the second step if required; `children` go above them. */
export function LoginForm({ children }: { children: ReactNode }) {
  const form = useLogin()
  return (
    <form {...form.props}>
      <Stack>
        {children}
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
      </Stack>
    </form>
  )
}
