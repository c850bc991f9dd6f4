import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { showSecret } from '@longhaul/domain/accounts/recovery-code.ts'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { QrCode } from '@longhaul/ui/qr/QrCode.tsx'
import { required } from '../shared/checks.ts'

const words = securityText.twoFactor
export type Started = Reply<'POST /two_factor'>

/** Passes the secret to the app, as a QR code or text, and switches two-step login on with the first code. */
export function TwoFactorSheet({
  started,
  onClose,
  onCodes,
}: {
  started: Started | null
  onClose: () => void
  onCodes: (codes: readonly string[]) => void
}) {
  return (
    <Sheet open={started !== null} title={words.setupTitle} onClose={onClose}>
      {started && <Setup started={started} onClose={onClose} onCodes={onCodes} />}
    </Sheet>
  )
}

function Setup({
  started,
  onClose,
  onCodes,
}: {
  started: Started
  onClose: () => void
  onCodes: (codes: readonly string[]) => void
}) {
  const form = useCallForm('POST /two_factor/confirm', {
    start: { code: '' },
    check: { code: required(securityText.required) },
    secret: ['code'],
    args: ({ code }) => ({ body: { code } }),
    onDone: ({ recovery_codes }) => {
      toast.success(words.switchedOn)
      onClose()
      onCodes(recovery_codes)
    },
  })
  return (
    <form {...form.props} className="fields">
      <p>{words.scan}</p>
      <QrCode {...started.qr} label={words.qr} />
      <div>
        <p className="text-sm text-ink-2">{words.byHand}</p>
        <p className="break-words">
          <span className="code">{showSecret(started.secret)}</span>{' '}
          <CopyButton text={started.secret} what={words.key} />
        </p>
        <p className="mt-1 text-sm">
          <a href={started.uri}>{words.openApp}</a>
        </p>
      </div>
      <TextField
        label={words.appCode}
        hint={words.enter}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        width="short"
        unmarked
        {...form.field('code')}
      />
      <Failure of={form.failure} />
      <Button submit type="primary" size="auto" busy={form.sending && words.confirming}>
        {words.confirm}
      </Button>
    </form>
  )
}
