import { inEachLanguage, fieldsOf } from '@longhaul/domain/languages.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { named } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { InEachLanguage } from '../shared/InEachLanguage.tsx'
import { Line } from '../shared/layout/Line.tsx'
import type { Warehouse } from './warehouse.ts'

const words = shippingText.warehouses

/** A warehouse as shoppers and sellers see it, and whether new orders go there. */
export function WarehouseForm({ warehouse, onClose }: { warehouse: Warehouse | null; onClose: () => void }) {
  const { form, add, create } = useWarehouseForm(warehouse, onClose)
  return (
    <Sheet open title={warehouse ? named(words.edit, warehouse.id) : words.add} onClose={onClose}>
      <form {...form.props} noValidate>
        <Fields>
          {warehouse?.confirmed === false && <Note tone="warn">{words.unconfirmedHint}</Note>}
          {warehouse === null && <TextField label={words.id} hint={words.idHint} {...form.field('id')} />}
          <InEachLanguage>
            {(lang, called) => (
              <TextField label={words.nameIn(called)} maxLength={100} {...form.field(`name_${lang}`)} />
            )}
          </InEachLanguage>
          <TextArea label={words.addressLatin} max={300} rows={2} {...form.field('address_latin')} />
          <TextArea label={words.addressChinese} max={300} rows={2} {...form.field('address_chinese')} />
          <TextField label={words.receiver} maxLength={100} {...form.field('receiver')} />
          <TextField label={words.phone} maxLength={40} {...form.field('phone')} />
          <TextField
            label={words.postcode}
            optional
            width="short"
            maxLength={20}
            {...form.field('postcode')}
          />
          <TextField label={words.position} inputMode="numeric" width="short" {...form.field('position')} />
          <CheckboxField
            label={words.isClosed}
            hint={words.closedHint}
            value={form.values.closed}
            onChange={(closed) => form.set('closed', closed)}
          />
          <Failure of={warehouse ? form.failure : add.error} />
          <Line>
            {warehouse ? (
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

/** Changes an existing warehouse, or creates a new one under its code. */
function useWarehouseForm(warehouse: Warehouse | null, onClose: () => void) {
  const add = useSend('POST /staff/warehouses', { quiet: true })
  const needed = (typed: string) => (typed.trim() === '' ? words.needed : null)
  const done = () => {
    toast.success(shippingText.saved)
    onClose()
  }
  const form = useCallForm('PUT /staff/warehouses/{id}', {
    start: {
      id: warehouse?.id ?? '',
      ...fieldsOf(
        'name',
        inEachLanguage((lang) => warehouse?.[`name_${lang}`] ?? ''),
      ),
      address_latin: warehouse?.address_latin ?? '',
      address_chinese: warehouse?.address_chinese ?? '',
      receiver: warehouse?.receiver ?? '',
      phone: warehouse?.phone ?? '',
      postcode: warehouse?.postcode ?? '',
      position: String(warehouse?.position ?? 0),
      closed: warehouse?.closed ?? false,
    },
    check: {
      id: (typed) => (/^[A-Z0-9]{2,8}$/.test(typed.trim()) ? null : words.idWrong),
      ...fieldsOf(
        'name',
        inEachLanguage(() => needed),
      ),
      address_latin: needed,
      address_chinese: needed,
      receiver: needed,
      phone: needed,
      position: (typed) => (/^\d{1,3}$/.test(typed) ? null : words.needed),
    },
    args: ({ id, ...typed }) => ({ params: { id }, body: { ...typed, position: Number(typed.position) } }),
    onDone: done,
  })
  const create = async () => {
    const { id, ...typed } = form.values
    await add.mutateAsync({ body: { ...typed, id: id.trim(), position: Number(typed.position) } })
    done()
  }
  return { form, add, create }
}
