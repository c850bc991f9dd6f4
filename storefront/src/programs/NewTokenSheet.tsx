import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { GRANT_SCOPES, type GrantScope } from '@longhaul/domain/accounts/grants.ts'
import { READ_SCOPES, type ReadScope, TOKEN_NAME_MAX } from '@longhaul/domain/accounts/read-tokens.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { required } from '../shared/checks.ts'
import { confirmChecks, confirmStart, confirmed } from './ConfirmFields.tsx'
import { CeilingFields, DaysField, ceilingsOf, limitChecks, limitStart } from './LimitFields.tsx'
import { NewProgramSheet } from './NewProgramSheet.tsx'
import { Ticks } from './Ticks.tsx'

const words = programsText.tokens
const start = {
  name: '',
  kind: 'read',
  scopes: [] as readonly ReadScope[],
  acts: [] as readonly GrantScope[],
  ...limitStart,
  ...confirmStart,
}
type Values = typeof start

const oneOfKind = (kind: string) => (ticked: readonly string[], values: Values) =>
  values.kind !== kind || ticked.length > 0 ? null : programsText.one

/** Creates a token: what it is for, whether it reads or acts, its scopes and limits, and the password. */
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
      scopes: oneOfKind('read'),
      acts: oneOfKind('act'),
      ...limitChecks,
      ...confirmChecks(asksCode),
    },
    quiet: true,
    args: ({ name, kind, scopes, acts, days, ...rest }) => ({
      body: {
        name: name.trim(),
        ...(kind === 'act'
          ? {
              scopes: [...acts],
              ceilings: ceilingsOf(rest),
            }
          : { scopes: [...scopes] }),
        days: Number(days),
        ...confirmed(rest),
      },
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
      <SelectField
        label={words.kind}
        options={(['read', 'act'] as const).map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        {...form.field('kind')}
      />
      {form.values.kind === 'act' ? (
        <>
          <Ticks label={words.actScopes} words={GRANT_SCOPES} labels={words.scope} {...form.field('acts')} />
          <CeilingFields field={form.field} />
        </>
      ) : (
        <Ticks label={words.scopes} words={READ_SCOPES} labels={words.scope} {...form.field('scopes')} />
      )}
      <DaysField {...form.field('days')} />
    </NewProgramSheet>
  )
}
