import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { CallError } from '@longhaul/contract/client.ts'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { type ReactNode, useRef, useState } from 'react'
import { required, whyNotEmail } from '../shared/checks.ts'

export type Secrets = { email: string; password: string; code: string }

type Props = {
  title: string
  confirmText: string
  busyText: string
  danger?: boolean
  /** Asks for a new e-mail address, with this label. */
  emailLabel?: string
  /** Also asks for a two-step login code. */
  asksCode?: boolean
  onClose: () => void
  /** Sends it; a refusal that belongs to a field is shown there, any other below. */
  onSend: (secrets: Secrets) => Promise<unknown>
  children?: ReactNode
}

/**
 * A dialog that asks for the password again before an action that a stolen session must not allow. Mounted
 * while it is open.
 */
export function SecretDialog({ emailLabel, asksCode, onSend, onClose, children, ...dialog }: Props) {
  const isDone = useRef(false)
  // Two-step login may have been switched on meanwhile on another device: the server then says so.
  const [codeNeeded, setCodeNeeded] = useState(false)
  const showsCode = asksCode || codeNeeded
  const [failure, setFailure] = useState<CallError | null>(null)
  const form = useForm({
    start: { email: '', password: '', code: '' },
    check: {
      ...(emailLabel ? { email: whyNotEmail } : {}),
      password: required(securityText.required),
      ...(showsCode ? { code: required(securityText.required) } : {}),
    },
    send: async (values) => {
      setFailure(null)
      try {
        await onSend({ ...values, email: values.email.trim(), code: values.code.trim() })
        isDone.current = true
        return undefined
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (Object.keys(error.fields).length > 0) return error.fields
        if (error.error === 'two_factor_required') setCodeNeeded(true)
        setFailure(error)
        return undefined
      }
    },
  })
  return (
    <Dialog
      {...dialog}
      open
      type={dialog.danger ? 'error' : 'warning'}
      onClose={onClose}
      onConfirm={async () => {
        await form.submit()
        return isDone.current
      }}
    >
      <div className="fields">
        {children}
        {emailLabel && (
          <TextField
            label={emailLabel}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            {...form.field('email')}
          />
        )}
        <PasswordField label={securityText.password} {...form.field('password')} />
        {showsCode && (
          <TextField
            label={securityText.code}
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={20}
            {...form.field('code')}
          />
        )}
        <Failure of={failure} />
      </div>
    </Dialog>
  )
}
