import { STAFF_PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { staffText } from '@longhaul/text/console/staff.ts'
import { named } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Failure } from '../shared/Failure.tsx'
import { useCallForm } from '../shared/use-call-form.ts'

const words = staffText.account

/** Changes the own password; the fields are empty again once it is done. */
export function OwnPasswordForm({ changedAt }: { changedAt: string | null }) {
  const [round, setRound] = useState(0)
  return (
    <div className="stack">
      <p className="muted">
        {named(words.passwordChanged, changedAt ? dateTime(changedAt) : words.passwordNever)}
      </p>
      <Fields key={round} onDone={() => setRound(round + 1)} />
    </div>
  )
}

function Fields({ onDone }: { onDone: () => void }) {
  const form = useCallForm('POST /staff/password', {
    start: { old_password: '', password: '' },
    check: {
      old_password: (value) => (value === '' ? words.needed : null),
      password: (value) => (value.length < STAFF_PASSWORD_MIN ? staffText.password.needed : null),
    },
    secret: ['old_password', 'password'],
    refresh: ['GET /staff/security'],
    args: (body) => ({ body }),
    onDone: () => {
      toast.success(words.changed)
      onDone()
    },
  })
  return (
    <form className="stack" {...form.props}>
      <PasswordField label={words.old} autoComplete="current-password" {...form.field('old_password')} />
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
    </form>
  )
}
