import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { CallError } from '@longhaul/contract/client.ts'
import { IMPORT_RULE_KINDS } from '@longhaul/domain/customs/import-rule.ts'
import { dutiesText as words } from '@longhaul/text/console/shipping/duties.ts'
import { named } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import {
  MEASURES,
  type DutyMode,
  type DutyValues,
  charges,
  dutyBody,
  dutyChecks,
  measureOf,
  startOf,
} from './duty-values.ts'
import { type DutyRule, placeName } from './duty-words.ts'

const REFRESH = ['GET /staff/import_rules']
const TITLES: Record<DutyMode, string> = {
  add: words.add,
  correct: words.correctTitle,
  follow: words.followTitle,
}

/** A dated rule: a new one, one in the place of another from a day on, or one that is corrected. */
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
  const { kind } = form.values
  const measure = measureOf(form.values)
  const isMoney = charges(kind)
  return (
    <Sheet open title={rule ? named(TITLES[mode], placeName(rule.place)) : TITLES[mode]} onClose={onClose}>
      <form {...form.props} className="fields" noValidate>
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
        {isMoney && (
          <>
            {kind !== 'flat_duty' && (
              <SelectField
                label={words.measure}
                empty={null}
                options={MEASURES.map((value) => ({
                  value,
                  label: words.measures[value],
                }))}
                {...form.field('measure')}
              />
            )}
            {measure === 'share' && (
              <TextField
                label={words.percent}
                inputMode="decimal"
                width="short"
                {...form.field('rate_per_mille')}
              />
            )}
            <SelectField
              label={words.currency}
              empty={null}
              width="short"
              options={[...new Set([...currencies, form.values.currency])].map((value) => ({
                value,
                label: value,
              }))}
              {...form.field('currency')}
            />
            {measure === 'amount' && (
              <>
                <TextField
                  label={words.amount}
                  inputMode="decimal"
                  width="short"
                  {...form.field('amount_minor')}
                />
                <SelectField
                  label={words.per}
                  empty={null}
                  width="medium"
                  options={(['parcel', 'hs_code', 'line'] as const).map((value) => ({
                    value,
                    label: words.pers[value],
                  }))}
                  {...form.field('per')}
                />
              </>
            )}
            <TextField
              label={words.aboveField}
              hint={words.limitHint}
              optional
              inputMode="decimal"
              width="short"
              {...form.field('above_minor')}
            />
            <TextField
              label={words.withinField}
              hint={words.limitHint}
              optional
              inputMode="decimal"
              width="short"
              {...form.field('within_minor')}
            />
          </>
        )}
        <TextField
          label={words.validFrom}
          hint={mode === 'follow' ? undefined : words.firstHint}
          type="date"
          width="medium"
          optional={mode !== 'follow'}
          {...form.field('valid_from')}
        />
        <TextField
          label={words.validUntil}
          hint={words.dayHint}
          type="date"
          width="medium"
          optional
          {...form.field('valid_until')}
        />
        <TextArea label={words.noteEn} hint={words.noteHint} max={400} rows={2} {...form.field('note_en')} />
        <TextArea label={words.noteZh} hint={words.noteHint} max={400} rows={2} {...form.field('note_zh')} />
        <TextField label={words.source} hint={words.sourceHint} maxLength={300} {...form.field('source')} />
        <CheckboxField
          label={words.checked}
          hint={words.checkedHint}
          value={form.values.checked}
          onChange={(checked) => form.set('checked', checked)}
        />
        <TextArea label={words.reason} hint={words.reasonHint} max={500} rows={2} {...form.field('reason')} />
        <Failure of={failure} />
        <div className="line">
          <Button submit type="primary" guardMs={0} busy={form.sending && words.saving}>
            {words.save}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

function useDutyForm(rule: DutyRule | null, mode: DutyMode, onClose: () => void) {
  const [failure, setFailure] = useState<CallError | null>(null)
  const add = useSend('POST /staff/import_rules', { quiet: true, refresh: REFRESH })
  const change = useSend('PUT /staff/import_rules/{id}', { quiet: true, refresh: REFRESH })
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
        const { fields } = error as CallError
        if (Object.keys(fields).some((name) => name in start)) return fields
        setFailure(error as CallError)
        return undefined
      }
    },
  })
  return { form, failure }
}
