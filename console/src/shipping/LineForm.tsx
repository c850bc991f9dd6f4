import { inEachLanguage, type InLanguages, fieldsOf } from '@longhaul/domain/languages.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { DELIVERY_OPTIONS, type DeliveryOption } from '@longhaul/domain/shipping/fee.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { named } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { InEachLanguage } from '../shared/InEachLanguage.tsx'
import { Line } from '../shared/layout/Line.tsx'
import type { Line as ShippingLine } from './line.ts'

const words = shippingText.lines

/** A line's texts, its position and whether it takes new packages. A new one also gets its code and delivery option, which never change. */
export function LineForm({ line, onClose }: { line: ShippingLine | null; onClose: () => void }) {
  const { form, add, create } = useLineForm(line, onClose)
  return (
    <Sheet open title={line ? named(words.edit, line.id) : words.add} onClose={onClose}>
      <form {...form.props} noValidate>
        <Fields>
          {line === null && (
            <>
              <TextField label={words.id} hint={words.idHint} {...form.field('id')} />
              <SelectField
                label={words.option}
                empty={null}
                options={DELIVERY_OPTIONS.map((value) => ({ value, label: words.options[value] }))}
                {...form.field('option')}
              />
            </>
          )}
          <InEachLanguage>
            {(lang, called) => (
              <TextField label={words.nameIn(called)} maxLength={100} {...form.field(`name_${lang}`)} />
            )}
          </InEachLanguage>
          <InEachLanguage>
            {(lang, called) => (
              <TextArea
                label={words.noteIn(called)}
                optional
                max={500}
                rows={2}
                {...form.field(`note_${lang}`)}
              />
            )}
          </InEachLanguage>
          <SelectField
            label={words.tax}
            empty={null}
            options={(['ddu', 'ddp', 'ioss'] as const).map((value) => ({ value, label: words.taxes[value] }))}
            {...form.field('tax_mode')}
          />
          <TextField label={words.position} inputMode="numeric" width="short" {...form.field('position')} />
          <CheckboxField
            label={words.isClosed}
            hint={words.closedHint}
            value={form.values.closed}
            onChange={(closed) => form.set('closed', closed)}
          />
          <Failure of={line ? form.failure : add.error} />
          <Line>
            {line ? (
              <Button submit type="primary" busy={form.sending && shippingText.saving}>
                {shippingText.save}
              </Button>
            ) : (
              <Button type="primary" busy={add.isPending && shippingText.saving} onClick={create}>
                {shippingText.save}
              </Button>
            )}
          </Line>
        </Fields>
      </form>
    </Sheet>
  )
}

/** Changes an existing line, or creates a new one under its code. */
function useLineForm(line: ShippingLine | null, onClose: () => void) {
  const add = useSend('POST /staff/shipping_lines', { quiet: true })
  const needed = (typed: string) => (typed.trim() === '' ? words.needed : null)
  const form = useCallForm('PUT /staff/shipping_lines/{id}', {
    start: {
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
      position: String(line?.position ?? 0),
      closed: line?.closed ?? false,
    },
    check: {
      id: (typed) => (/^[A-Z0-9][A-Z0-9-]{1,39}$/.test(typed.trim()) ? null : words.idWrong),
      ...fieldsOf(
        'name',
        inEachLanguage(() => needed),
      ),
      position: (typed) => (/^\d{1,3}$/.test(typed) ? null : words.needed),
    },
    args: ({ id, option: _option, ...typed }) => ({ params: { id }, body: bodyOf(typed) }),
    onDone: () => done(),
  })
  const done = () => {
    toast.success(shippingText.saved)
    onClose()
  }
  const create = async () => {
    const { id, option, ...typed } = form.values
    await add.mutateAsync({ body: { id: id.trim(), option: option as DeliveryOption, ...bodyOf(typed) } })
    done()
  }
  return { form, add, create }
}

type Typed = InLanguages<'name' | 'note', string> & { tax_mode: string; position: string; closed: boolean }

const bodyOf = (typed: Typed) => ({
  ...typed,
  tax_mode: typed.tax_mode as ShippingLine['tax_mode'],
  position: Number(typed.position),
})
