import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import type { Security } from './EmailRow.tsx'
import { RecoveryCodesSheet } from './RecoveryCodesSheet.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { SecurityRow } from './SecurityRow.tsx'
import { type Started, TwoFactorSheet } from './TwoFactorSheet.tsx'

const words = securityText.twoFactor
/** A warning is shown from this number of remaining recovery codes. */
const FEW_CODES = 3

/**
 * Two-step login: off with a button to switch it on, or on with the number of remaining recovery codes and a
 * button to switch it off.
 */
export function TwoFactorRow({ security }: { security: Security }) {
  const [asking, setAsking] = useState<'start' | 'off' | 'codes' | null>(null)
  const [started, setStarted] = useState<Started | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const isOn = security.two_factor_at !== null
  const close = () => setAsking(null)
  return (
    <SecurityRow
      title={words.title}
      tag={
        isOn ? (
          <StatusTag kind="done">{words.on}</StatusTag>
        ) : (
          <StatusTag kind="closed">{words.off}</StatusTag>
        )
      }
      actions={
        isOn ? (
          <>
            <Button guardMs={0} onClick={() => setAsking('codes')}>
              {words.newCodes}
            </Button>
            <Button type="redLine" guardMs={0} onClick={() => setAsking('off')}>
              {words.switchOff}
            </Button>
          </>
        ) : (
          <Button
            type="primary"
            guardMs={0}
            disabledReason={security.email_verified ? null : errorText.reasons.email_not_verified}
            onClick={() => setAsking('start')}
          >
            {words.switchOn}
          </Button>
        )
      }
    >
      {security.two_factor_at ? (
        <p className="text-ink-2">
          {words.onSince} <DateTime at={security.two_factor_at} only="date" /> ·{' '}
          {words.codesLeft(security.recovery_codes_left)}
        </p>
      ) : (
        <p className="max-w-text text-ink-2">{words.offText}</p>
      )}
      {isOn && security.recovery_codes_left <= FEW_CODES && <Note tone="warn">{words.fewCodes}</Note>}
      {asking === 'start' && <StartDialog onClose={close} onStarted={setStarted} />}
      {asking === 'off' && <OffDialog onClose={close} />}
      {asking === 'codes' && <NewCodesDialog onClose={close} onCodes={setCodes} />}
      <TwoFactorSheet started={started} onClose={() => setStarted(null)} onCodes={setCodes} />
      <RecoveryCodesSheet codes={codes} email={security.email} onClose={() => setCodes(null)} />
    </SecurityRow>
  )
}

function StartDialog({ onClose, onStarted }: { onClose: () => void; onStarted: (started: Started) => void }) {
  const start = useSend('POST /two_factor', { quiet: true, onDone: onStarted })
  return (
    <SecretDialog
      title={words.startTitle}
      confirmText={words.startSubmit}
      busyText={words.startBusy}
      onClose={onClose}
      onSend={({ password }) => start.mutateAsync({ body: { password } })}
    >
      <p>{words.startText}</p>
    </SecretDialog>
  )
}

function OffDialog({ onClose }: { onClose: () => void }) {
  const disable = useSend('POST /two_factor/disable', {
    quiet: true,
    onDone: () => toast.success(words.switchedOff),
  })
  return (
    <SecretDialog
      title={words.offTitle}
      confirmText={words.offConfirm}
      busyText={words.offBusy}
      danger
      asksCode
      onClose={onClose}
      onSend={({ password, code }) => disable.mutateAsync({ body: { password, code } })}
    >
      <p>{words.offWarning}</p>
    </SecretDialog>
  )
}

function NewCodesDialog({
  onClose,
  onCodes,
}: {
  onClose: () => void
  onCodes: (codes: readonly string[]) => void
}) {
  const renew = useSend('POST /two_factor/recovery_codes', {
    quiet: true,
    onDone: ({ recovery_codes }) => onCodes(recovery_codes),
  })
  return (
    <SecretDialog
      title={words.newTitle}
      confirmText={words.newConfirm}
      busyText={words.newBusy}
      asksCode
      onClose={onClose}
      onSend={({ password, code }) => renew.mutateAsync({ body: { password, code } })}
    >
      <p>{words.newText}</p>
    </SecretDialog>
  )
}
