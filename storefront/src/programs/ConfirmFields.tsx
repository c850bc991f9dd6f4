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

/** What the server is sent of them. */
export const confirmed = ({ password, code }: typeof confirmStart) => ({
  password,
  ...(code.trim() ? { code: code.trim() } : {}),
})

type Bound = Omit<ComponentProps<typeof PasswordField>, 'label'> &
  Omit<ComponentProps<typeof TextField>, 'label'>

/** What is made here goes on without a log-in, so it takes what a log-in takes. */
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
