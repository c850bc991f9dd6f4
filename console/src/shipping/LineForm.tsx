import { inEachLanguage, fieldsOf } from '@longhaul/domain/languages.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { chosenOf } from '@longhaul/domain/entries.ts'
import { whyNotExcludes } from '@longhaul/domain/duty/duty-excludes.ts'
import { whyNotDutyMarkup } from '@longhaul/domain/duty/duty-markup.ts'
import { whyNotPaidUpTo } from '@longhaul/domain/duty/paid-up-to.ts'
import { DELIVERY_OPTIONS } from '@longhaul/domain/shipping/fee.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { named } from '@longhaul/text/marks.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { useForm } from '@longhaul/ui/field/use-form.ts'
import { InEachLanguage } from '../shared/InEachLanguage.tsx'
import { StandingSheet, needed, positionOf, savedAnd } from './SavedSheet.tsx'
import type { Line as ShippingLine } from './line.ts'

const words = shippingText.lines
const TAX_MODES = ['ddu', 'ddp', 'ioss'] as const satisfies readonly ShippingLine['tax_mode'][]

/**
 * A line's texts, its position and whether it takes new packages. A new one also gets its code and delivery
 * option, which never change.
 */
export const LineForm = ({ line, onClose }: { line: ShippingLine | null; onClose: () => void }) =>
  line ? <ChangeLine line={line} onClose={onClose} /> : <AddLine onClose={onClose} />

function ChangeLine({ line, onClose }: { line: ShippingLine; onClose: () => void }) {
  const form = useCallForm('PUT /staff/shipping_lines/{id}', {
    start: startOf(line),
    check,
    args: ({ id, option: _option, ...typed }) => ({ params: { id }, body: bodyOf(typed) }),
    onDone: savedAnd(onClose),
  })
  return (
    <StandingSheet title={named(words.edit, line.id)} form={form} words={words} onClose={onClose}>
      <LineFields form={form} />
    </StandingSheet>
  )
}

function AddLine({ onClose }: { onClose: () => void }) {
  const form = useCallForm('POST /staff/shipping_lines', {
    start: startOf(null),
    check,
    args: ({ id, option, ...typed }) => ({
      body: { id: id.trim(), option: chosenOf(DELIVERY_OPTIONS, option), ...bodyOf(typed) },
    }),
    onDone: savedAnd(onClose),
  })
  return (
    <StandingSheet title={words.add} form={form} words={words} onClose={onClose}>
      <TextField label={words.id} hint={words.idHint} {...form.field('id')} />
      <SelectField
        label={words.option}
        empty={null}
        options={DELIVERY_OPTIONS.map((value) => ({ value, label: words.options[value] }))}
        {...form.field('option')}
      />
      <LineFields form={form} />
    </StandingSheet>
  )
}

const LineFields = ({ form }: { form: ReturnType<typeof useForm<Typed>> }) => (
  <>
    <InEachLanguage>
      {(lang, called) => (
        <TextField label={words.nameIn(called)} maxLength={100} {...form.field(`name_${lang}`)} />
      )}
    </InEachLanguage>
    <InEachLanguage>
      {(lang, called) => (
        <TextArea label={words.noteIn(called)} optional max={500} rows={2} {...form.field(`note_${lang}`)} />
      )}
    </InEachLanguage>
    <SelectField
      label={words.tax}
      empty={null}
      options={TAX_MODES.map((value) => ({ value, label: words.taxes[value] }))}
      {...form.field('tax_mode')}
    />
    <TextField label={words.upTo} hint={words.upToHint} optional {...form.field('duty_paid_up_to')} />
    <TextField label={words.excludes} hint={words.excludesHint} optional {...form.field('duty_excludes')} />
    <TextField label={words.markup} hint={words.markupHint} optional {...form.field('duty_markup')} />
  </>
)

const startOf = (line: ShippingLine | null) => ({
  id: line?.id ?? '',
  option: (line?.option ?? 'express') as string,
  ...fieldsOf(
    'name',
    inEachLanguage((lang) => line?.[`name_${lang}`] ?? ''),
  ),
  ...fieldsOf(
    'note',
    inEachLanguage((lang) => line?.[`note_${lang}`] ?? ''),
  ),
  tax_mode: (line?.tax_mode ?? 'ddu') as string,
  duty_paid_up_to: line?.duty_paid_up_to ?? '',
  duty_excludes: line?.duty_excludes ?? '',
  duty_markup: line?.duty_markup ?? '',
  position: String(line?.position ?? 0),
  closed: line?.closed ?? false,
})

type Typed = ReturnType<typeof startOf>

const check = {
  id: (typed: string) => (/^[A-Z0-9][A-Z0-9-]{1,39}$/.test(typed.trim()) ? null : words.idWrong),
  ...fieldsOf(
    'name',
    inEachLanguage(() => needed),
  ),
  position: positionOf,
  duty_paid_up_to: (typed: string) => (whyNotPaidUpTo(typed) ? words.upToWrong : null),
  duty_excludes: (typed: string) => (whyNotExcludes(typed) ? words.excludesWrong : null),
  duty_markup: (typed: string) => (whyNotDutyMarkup(typed) ? words.markupWrong : null),
}

const bodyOf = (typed: Omit<Typed, 'id' | 'option'>) => ({
  ...typed,
  tax_mode: chosenOf(TAX_MODES, typed.tax_mode),
  position: Number(typed.position),
})
