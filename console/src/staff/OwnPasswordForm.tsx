import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { STAFF_PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { named } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'

const words = staffText.account

/** Changes the user's own password, then clears the fields. */
export function OwnPasswordForm({
  changedAt,
  asksCode,
}: {
  changedAt: string | null
  /** Also asks for a code, because two-step login is on. */
  asksCode: boolean
}) {
  const [round, setRound] = useState(0)
  return (
    <Stack>
      <p className="muted">
        {named(words.passwordChanged, changedAt ? dateTime(changedAt) : words.passwordNever)}
      </p>
      <Fields key={round} asksCode={asksCode} onDone={() => setRound(round + 1)} />
    </Stack>
  )
}

function Fields({ asksCode, onDone }: { asksCode: boolean; onDone: () => void }) {
  const form = useCallForm('POST /staff/password', {
    start: { old_password: '', code: '', password: '' },
    check: {
      old_password: (value) => (value === '' ? words.needed : null),
      code: (value) => (asksCode && value.trim() === '' ? words.needed : null),
      password: (value) => (value.length < STAFF_PASSWORD_MIN ? staffText.password.needed : null),
    },
    secret: ['old_password', 'code', 'password'],
    args: ({ code, ...body }) => ({ body: asksCode ? { ...body, code } : body }),
    onDone: () => {
      toast.success(words.changed)
      onDone()
    },
  })
  return (
    <form {...form.props}>
      <Stack>
        <PasswordField label={words.old} autoComplete="current-password" {...form.field('old_password')} />
        {asksCode && (
          <TextField
            label={staffText.two.identity}
            autoComplete="one-time-code"
            maxLength={40}
            width="medium"
            unmarked
            {...form.field('code')}
          />
        )}
        <PasswordField
          label={words.fresh}
          hint={staffText.password.hint}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <Failure of={form.failure} />
        <p>
          <Button submit type="primary" guardMs={0} busy={form.sending && words.changing}>
            {words.change}
          </Button>
        </p>
      </Stack>
    </form>
  )
}
