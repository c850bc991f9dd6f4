import { invalidateChanged } from '@longhaul/browser/calls/topics.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { showSecret } from '@longhaul/domain/accounts/recovery-code.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { QrCode } from '@longhaul/ui/qr/QrCode.tsx'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { filledOr } from '../shared/filled-or.ts'

const words = staffText.two
type Started = Reply<'POST /staff/two_factor'>

/**
 * Sets two-step login up: password, first code of the app, recovery codes. `onDone` is called once the user
 * has saved the codes.
 */
export function TwoFactorSetup({ email, onDone }: { email: string; onDone: () => void }) {
  const [started, setStarted] = useState<Started | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} email={email} onKept={onDone} />
  return started ? <FirstCode started={started} onCodes={setCodes} /> : <Password onStarted={setStarted} />
}

function Password({ onStarted }: { onStarted: (started: Started) => void }) {
  const form = useCallForm('POST /staff/two_factor', {
    start: { password: '' },
    check: { password: (value) => (value === '' ? staffText.account.needed : null) },
    secret: ['password'],
    args: ({ password }) => ({ body: { password } }),
    onDone: onStarted,
  })
  return (
    <form {...form.props}>
      <Stack>
        <PasswordField
          label={words.password}
          hint={words.passwordHint}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Failure of={form.failure} />
        <Button submit type="primary" size="auto" guardMs={0} busy={form.sending && words.busy}>
          {words.next}
        </Button>
      </Stack>
    </form>
  )
}

function FirstCode({ started, onCodes }: { started: Started; onCodes: (codes: readonly string[]) => void }) {
  const form = useCallForm('POST /staff/two_factor/confirm', {
    start: { code: '' },
    check: { code: filledOr(staffText.account.needed) },
    secret: ['code'],
    args: ({ code }) => ({ body: { code } }),
    onDone: ({ recovery_codes }) => {
      // Refetching waits until the codes were seen, because the surrounding page unmounts this as soon as it
      // learns that the app is set up.
      invalidateChanged(['staff'])
      onCodes(recovery_codes)
    },
  })
  return (
    <form {...form.props}>
      <Stack>
        <p>{words.scan}</p>
        <QrCode {...started.qr} label={words.qr} />
        <div>
          <p className="muted text-sm">{words.byHand}</p>
          <p className="wrap-anywhere">
            <span className="code">{showSecret(started.secret)}</span>{' '}
            <CopyButton text={started.secret} what={words.key} />
          </p>
        </div>
        <TextField
          label={words.code}
          hint={words.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          width="short"
          unmarked
          autoFocus
          {...form.field('code')}
        />
        <Failure of={form.failure} />
        <Button submit type="primary" size="auto" guardMs={0} busy={form.sending && words.busy}>
          {words.confirm}
        </Button>
      </Stack>
    </form>
  )
}
