import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { GRANT_SCOPES, type GrantScope } from '@longhaul/domain/accounts/grants.ts'
import { READ_SCOPES, type ReadScope, TOKEN_NAME_MAX } from '@longhaul/domain/accounts/read-tokens.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { required } from '../shared/checks.ts'
import { readAmount } from '../shared/read-amount.ts'
import { confirmChecks, confirmStart, confirmed } from './ConfirmFields.tsx'
import { NewProgramSheet } from './NewProgramSheet.tsx'
import { Ticks } from './Ticks.tsx'

const words = programsText.tokens
const DAYS = [7, 30, 90, 180, 365]
const start = {
  name: '',
  kind: 'read',
  scopes: [] as readonly ReadScope[],
  acts: [] as readonly GrantScope[],
  perAct: '0',
  perDay: '0',
  days: '90',
  ...confirmStart,
}
type Values = typeof start

const oneOfKind = (kind: string) => (ticked: readonly string[], values: Values) =>
  values.kind !== kind || ticked.length > 0 ? null : programsText.one
/** An amount in yuan as fen; 0 and nothing mean: always ask. Undefined if it is neither. */
const fenOf = (typed: string): number | undefined => (/^[\s0.,]*$/.test(typed) ? 0 : readAmount(typed, 'CNY'))
const amount = (typed: string) => (fenOf(typed) === undefined ? words.amountWrong : null)

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
      perAct: amount,
      perDay: amount,
      ...confirmChecks(asksCode),
    },
    quiet: true,
    args: ({ name, kind, scopes, acts, perAct, perDay, days, ...rest }) => ({
      body: {
        name: name.trim(),
        ...(kind === 'act'
          ? {
              scopes: [...acts],
              ceilings: { per_act_fen: fenOf(perAct) ?? 0, per_day_fen: fenOf(perDay) ?? 0 },
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
          <TextField
            label={words.perAct}
            hint={words.ceilingHint}
            inputMode="decimal"
            before="¥"
            width="short"
            {...form.field('perAct')}
          />
          <TextField
            label={words.perDay}
            inputMode="decimal"
            before="¥"
            width="short"
            {...form.field('perDay')}
          />
        </>
      ) : (
        <Ticks label={words.scopes} words={READ_SCOPES} labels={words.scope} {...form.field('scopes')} />
      )}
      <SelectField
        label={words.days}
        options={DAYS.map((days) => ({ value: String(days), label: words.dayChoice(days) }))}
        {...form.field('days')}
      />
    </NewProgramSheet>
  )
}
