import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { ComponentProps } from 'react'
import { required } from '../shared/checks.ts'

export const confirmStart = { password: '', code: '' }

export const confirmChecks = (asksCode: boolean) => ({
  password: required(programsText.required),
  ...(asksCode ? { code: required(programsText.required) } : {}),
})

/** The values to send to the server. */
export const confirmed = ({ password, code }: typeof confirmStart) => ({
  password,
  ...(code.trim() ? { code: code.trim() } : {}),
})

type Bound = Omit<ComponentProps<typeof PasswordField>, 'label'> &
  Omit<ComponentProps<typeof TextField>, 'label'>

/** Tokens and hooks keep working without a log-in, so creating one requires the same proof as a log-in. */
export function ConfirmFields({
  asksCode,
  field,
}: {
  asksCode: boolean
  field: (name: 'password' | 'code') => Bound
}) {
  return (
    <>
      <PasswordField label={programsText.password} {...field('password')} />
      {asksCode && (
        <TextField
          label={programsText.code}
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={20}
          {...field('code')}
        />
      )}
    </>
  )
}
