import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { asCallError } from '@longhaul/browser/calls/errors.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { CallError } from '@longhaul/contract/client.ts'
import { IMPORT_RULE_KINDS } from '@longhaul/domain/customs/import-rule.ts'
import { dutiesText as words } from '@longhaul/text/console/shipping/duties.ts'
import { named } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { ChargeFields, DayFields, SourceFields } from './DutyFields.tsx'
import { type DutyMode, type DutyValues, charges, dutyBody, dutyChecks, startOf } from './duty-values.ts'
import { type DutyRule, placeName } from './duty-words.ts'

const TITLES: Record<DutyMode, string> = {
  add: words.add,
  correct: words.correctTitle,
  follow: words.followTitle,
}

/** A form for a dated rule: a new one, one that replaces another from a date, or a correction. */
export function DutyForm({
  rule,
  mode,
  currencies,
  onClose,
}: {
  rule: DutyRule | null
  mode: DutyMode
  currencies: readonly string[]
  onClose: () => void
}) {
  const { form, failure } = useDutyForm(rule, mode, onClose)
  const countries = useCall('GET /country').data?.countries ?? []
  return (
    <Sheet open title={rule ? named(TITLES[mode], placeName(rule.place)) : TITLES[mode]} onClose={onClose}>
      <form {...form.props} noValidate>
        <Fields>
          {mode === 'follow' && <p className="muted">{words.followHint}</p>}
          {mode !== 'follow' && (
            <SelectField
              label={words.place}
              options={[
                { value: 'EU', label: words.union },
                ...countries.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              {...form.field('place')}
            />
          )}
          <SelectField
            label={words.kind}
            empty={null}
            options={IMPORT_RULE_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            {...form.field('kind')}
          />
          {charges(form.values.kind) && <ChargeFields form={form} currencies={currencies} />}
          <DayFields form={form} mode={mode} />
          <SourceFields form={form} />
          <Failure of={failure} />
          <Line>
            <Button submit type="primary" guardMs={0} busy={form.sending && words.saving}>
              {words.save}
            </Button>
          </Line>
        </Fields>
      </form>
    </Sheet>
  )
}

function useDutyForm(rule: DutyRule | null, mode: DutyMode, onClose: () => void) {
  const [failure, setFailure] = useState<CallError | null>(null)
  const add = useSend('POST /staff/import_rules', { quiet: true })
  const change = useSend('PUT /staff/import_rules/{id}', { quiet: true })
  const start = startOf(rule, mode)
  const form = useForm<DutyValues>({
    start,
    check: dutyChecks(mode),
    send: async (values) => {
      setFailure(null)
      const body = dutyBody(values)
      try {
        if (rule && mode === 'correct') await change.mutateAsync({ params: { id: rule.id }, body })
        else await add.mutateAsync({ body: { ...body, ...(rule ? { replaces: rule.id } : {}) } })
        toast.success(words.saved)
        onClose()
        return undefined
      } catch (error) {
        const failed = asCallError(error)
        if (Object.keys(failed.fields).some((name) => name in start)) return failed.fields
        setFailure(failed)
        return undefined
      }
    },
  })
  return { form, failure }
}
