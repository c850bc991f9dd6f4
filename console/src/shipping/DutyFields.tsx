import { dutiesText as words } from '@longhaul/text/console/shipping/duties.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { useForm } from '@longhaul/ui/field/use-form.ts'
import { InEachLanguage } from '../shared/InEachLanguage.tsx'
import { MEASURES, type DutyMode, type DutyValues, measureOf } from './duty-values.ts'

type Form = ReturnType<typeof useForm<DutyValues>>

/** What a rule charges: a percentage or an amount, its currency, and the values between which it applies. */
export function ChargeFields({ form, currencies }: { form: Form; currencies: readonly string[] }) {
  const { kind } = form.values
  const measure = measureOf(form.values)
  return (
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
      {measure === 'amount' && <AmountFields form={form} />}
      <LimitFields form={form} />
    </>
  )
}

function AmountFields({ form }: { form: Form }) {
  return (
    <>
      <TextField label={words.amount} inputMode="decimal" width="short" {...form.field('amount_minor')} />
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
  )
}

function LimitFields({ form }: { form: Form }) {
  return (
    <>
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
  )
}

/** The first and last day of validity. The first rule of a place may have no start. */
export function DayFields({ form, mode }: { form: Form; mode: DutyMode }) {
  return (
    <>
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
    </>
  )
}

/** The rule in words, its source, whether it was checked, and why it changes. */
export function SourceFields({ form }: { form: Form }) {
  return (
    <>
      <InEachLanguage>
        {(lang, called) => (
          <TextArea
            label={words.noteIn(called)}
            hint={words.noteHint}
            max={400}
            rows={2}
            {...form.field(`note_${lang}`)}
          />
        )}
      </InEachLanguage>
      <TextField label={words.source} hint={words.sourceHint} maxLength={300} {...form.field('source')} />
      <CheckboxField
        label={words.checked}
        hint={words.checkedHint}
        value={form.values.checked}
        onChange={(checked) => form.set('checked', checked)}
      />
      <TextArea label={words.reason} hint={words.reasonHint} max={500} rows={2} {...form.field('reason')} />
    </>
  )
}
