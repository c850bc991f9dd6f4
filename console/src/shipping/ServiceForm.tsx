import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { chosenOf } from '@longhaul/domain/entries.ts'
import { fieldsOf, inEachLanguage } from '@longhaul/domain/languages.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { named } from '@longhaul/text/marks.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { useForm } from '@longhaul/ui/field/use-form.ts'
import { InEachLanguage } from '../shared/InEachLanguage.tsx'
import { StandingSheet, needed, positionOf, savedAnd } from './SavedSheet.tsx'
import { checkServicePrice, type Service, servicePriceOf } from './extra-service.ts'

const words = shippingText.services
const UNITS = ['parcel', 'item'] as const satisfies readonly Service['unit'][]

/**
 * An extra service's names and notes, its position and whether it is offered. A new one also gets its code
 * and what it is charged for, which never change, and its price.
 */
export const ServiceForm = ({ service, onClose }: { service: Service | null; onClose: () => void }) =>
  service ? <ChangeService service={service} onClose={onClose} /> : <AddService onClose={onClose} />

function ChangeService({ service, onClose }: { service: Service; onClose: () => void }) {
  const form = useCallForm('PUT /staff/extra_services/{id}', {
    start: startOf(service),
    check: checkWords,
    args: (typed) => ({ params: { id: service.id }, body: bodyOf(typed) }),
    onDone: savedAnd(onClose),
  })
  return (
    <StandingSheet title={named(words.edit, service.id)} form={form} words={words} onClose={onClose}>
      <ServiceFields form={form} />
    </StandingSheet>
  )
}

function AddService({ onClose }: { onClose: () => void }) {
  const form = useCallForm('POST /staff/extra_services', {
    start: { ...startOf(null), id: '', unit: 'parcel' as string, price_fen: '' },
    check: { ...checkWords, id: checkId, price_fen: checkServicePrice },
    args: ({ id, unit, price_fen, ...typed }) => ({
      body: {
        id: id.trim(),
        unit: chosenOf(UNITS, unit),
        price_fen: servicePriceOf(price_fen) ?? 0,
        ...bodyOf(typed),
      },
    }),
    onDone: savedAnd(onClose),
    onProposed: onClose,
  })
  return (
    <StandingSheet title={words.add} form={form} words={words} onClose={onClose}>
      <TextField label={words.id} hint={words.idHint} maxLength={40} {...form.field('id')} />
      <SelectField
        label={words.unit}
        hint={words.unitHint}
        empty={null}
        options={UNITS.map((value) => ({ value, label: words.units[value] }))}
        {...form.field('unit')}
      />
      <TextField
        label={words.priceOf[chosenOf(UNITS, form.values.unit)]}
        inputMode="decimal"
        width="short"
        {...form.field('price_fen')}
      />
      <ServiceFields form={form} />
    </StandingSheet>
  )
}

const ServiceFields = ({ form }: { form: Pick<ReturnType<typeof useForm<Typed>>, 'field'> }) => (
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
  </>
)

const startOf = (service: Service | null) => ({
  ...fieldsOf(
    'name',
    inEachLanguage((lang) => service?.[`name_${lang}`] ?? ''),
  ),
  ...fieldsOf(
    'note',
    inEachLanguage((lang) => service?.[`note_${lang}`] ?? ''),
  ),
  position: String(service?.position ?? 0),
  closed: service?.closed ?? false,
})

type Typed = ReturnType<typeof startOf>

const checkId = (typed: string) => (/^[a-z0-9_]{2,40}$/.test(typed.trim()) ? null : words.idWrong)

const checkWords = {
  ...fieldsOf(
    'name',
    inEachLanguage(() => needed),
  ),
  position: positionOf,
}

const bodyOf = (typed: Typed) => ({ ...typed, position: Number(typed.position) })
