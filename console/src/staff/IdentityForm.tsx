import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { filledOr } from '../shared/filled-or.ts'

type Spec = 'POST /staff/two_factor/disable' | 'POST /staff/two_factor/recovery_codes'
const words = staffText.two
const needed = filledOr(staffText.account.needed)

/** Asks for password and code before an action that must not be possible with a stolen session. */
export function IdentityForm({
  spec,
  submit,
  onDone,
}: {
  spec: Spec
  submit: string
  onDone: (reply: Reply<Spec>) => void
}) {
  const form = useCallForm<Spec, { password: string; code: string }>(spec, {
    start: { password: '', code: '' },
    check: { password: needed, code: needed },
    secret: ['password', 'code'],
    args: ({ password, code }) => ({ body: { password, code } }),
    onDone,
  })
  return (
    <form {...form.props}>
      <Stack>
        <PasswordField label={words.password} autoComplete="current-password" {...form.field('password')} />
        <TextField
          label={words.identity}
          autoComplete="one-time-code"
          maxLength={40}
          width="medium"
          unmarked
          {...form.field('code')}
        />
        <Failure of={form.failure} />
        <Button submit type="primary" size="auto" guardMs={0} busy={form.sending && words.busy}>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}
