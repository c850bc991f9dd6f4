import { accountsText } from '@longhaul/text/storefront/accounts.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { type ComponentProps, useEffect } from 'react'

const words = accountsText.code

/** The second step of the log-in: a code of the app, or a recovery code. The focus goes into it. */
export function LoginCode({
  field,
  onBack,
}: {
  field: Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error'> & { id: string }
  onBack: () => void
}) {
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
      <p className="text-sm">
        <Button size="small" guardMs={0} data-leave="" onClick={onBack}>
          {words.back}
        </Button>
      </p>
    </>
  )
}
