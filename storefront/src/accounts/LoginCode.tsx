import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { accountsText } from '@longhaul/text/storefront/accounts/accounts.ts'
import { loginText } from '@longhaul/text/storefront/accounts/login.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useEffect } from 'react'
import type { useLogin } from './use-login.ts'

const words = accountsText.code

/**
 * The second step of the log-in: a code from the authenticator app, or a recovery code. Its field takes the
 * focus.
 */
export function LoginCode({ form }: { form: ReturnType<typeof useLogin> }) {
  const field = form.field('code')
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id])
  return (
    <>
      <p className="text-ink-2">{words.text}</p>
      <TextField
        label={words.label}
        hint={words.hint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        unmarked
        {...field}
      />
      <Failure of={form.failure} />
      <Button
        submit
        type="primary"
        size="auto"
        busy={form.sending && (form.proving ? loginText.proving : loginText.busy)}
      >
        {words.submit}
      </Button>
      <p className="text-center">
        <Button size="small" guardMs={0} data-leave="" onClick={form.backToPassword}>
          {words.back}
        </Button>
      </p>
    </>
  )
}
