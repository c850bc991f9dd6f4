import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { READ_SCOPES, type ReadScope, TOKEN_NAME_MAX } from '@longhaul/domain/accounts/read-tokens.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { required } from '../shared/checks.ts'
import { confirmChecks, confirmStart, confirmed } from './ConfirmFields.tsx'
import { NewProgramSheet } from './NewProgramSheet.tsx'
import { Ticks } from './Ticks.tsx'

const words = programsText.tokens
const DAYS = [7, 30, 90, 180, 365]
const start = { name: '', scopes: [] as readonly ReadScope[], days: '90', ...confirmStart }

/** Creates a token: name, scopes, expiry, and the password. */
export function NewTokenSheet({
  asksCode,
  onClose,
  onMade,
}: {
  asksCode: boolean
  onClose: () => void
  onMade: (token: string) => void
}) {
  const form = useCallForm('POST /tokens', {
    start,
    check: {
      name: required(programsText.required),
      scopes: (scopes) => (scopes.length > 0 ? null : programsText.one),
      ...confirmChecks(asksCode),
    },
    quiet: true,
    args: ({ name, scopes, days, ...rest }) => ({
      body: { name: name.trim(), scopes: [...scopes], days: Number(days), ...confirmed(rest) },
    }),
    onDone: ({ token }) => onMade(token),
  })
  return (
    <NewProgramSheet words={words} form={form} asksCode={asksCode} onClose={onClose}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        maxLength={TOKEN_NAME_MAX}
        {...form.field('name')}
      />
      <Ticks label={words.scopes} words={READ_SCOPES} labels={words.scope} {...form.field('scopes')} />
      <SelectField
        label={words.days}
        options={DAYS.map((days) => ({ value: String(days), label: words.dayChoice(days) }))}
        {...form.field('days')}
      />
    </NewProgramSheet>
  )
}
