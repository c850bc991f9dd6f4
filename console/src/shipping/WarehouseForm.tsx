import { inEachLanguage, fieldsOf } from '@longhaul/domain/languages.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { named } from '@longhaul/text/marks.ts'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { useForm } from '@longhaul/ui/field/use-form.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { InEachLanguage } from '../shared/InEachLanguage.tsx'
import { StandingSheet, needed, positionOf, savedAnd } from './SavedSheet.tsx'

const words = shippingText.warehouses

/**
 * A warehouse as shoppers and sellers see it, and whether new orders go there. A new one also gets its code,
 * which never changes.
 */
export const WarehouseForm = ({
  warehouse,
  onClose,
}: {
  warehouse: Warehouse | null
  onClose: () => void
}) =>
  warehouse ? <ChangeWarehouse warehouse={warehouse} onClose={onClose} /> : <AddWarehouse onClose={onClose} />

function ChangeWarehouse({ warehouse, onClose }: { warehouse: Warehouse; onClose: () => void }) {
  const form = useCallForm('PUT /staff/warehouses/{id}', {
    start: startOf(warehouse),
    check,
    args: ({ id, ...typed }) => ({ params: { id }, body: { ...typed, position: Number(typed.position) } }),
    onDone: savedAnd(onClose),
  })
  return (
    <StandingSheet title={named(words.edit, warehouse.id)} form={form} words={words} onClose={onClose}>
      {!warehouse.confirmed && <Note tone="warn">{words.unconfirmedHint}</Note>}
      <WarehouseFields form={form} />
    </StandingSheet>
  )
}

function AddWarehouse({ onClose }: { onClose: () => void }) {
  const form = useCallForm('POST /staff/warehouses', {
    start: startOf(null),
    check,
    args: ({ id, ...typed }) => ({ body: { ...typed, id: id.trim(), position: Number(typed.position) } }),
    onDone: savedAnd(onClose),
  })
  return (
    <StandingSheet title={words.add} form={form} words={words} onClose={onClose}>
      <TextField label={words.id} hint={words.idHint} {...form.field('id')} />
      <WarehouseFields form={form} />
    </StandingSheet>
  )
}

const WarehouseFields = ({ form }: { form: ReturnType<typeof useForm<Typed>> }) => (
  <>
    <InEachLanguage>
      {(lang, called) => (
        <TextField label={words.nameIn(called)} maxLength={100} {...form.field(`name_${lang}`)} />
      )}
    </InEachLanguage>
    <TextArea label={words.addressLatin} max={300} rows={2} {...form.field('address_latin')} />
    <TextArea label={words.addressChinese} max={300} rows={2} {...form.field('address_chinese')} />
    <TextField label={words.receiver} maxLength={100} {...form.field('receiver')} />
    <TextField label={words.phone} maxLength={40} {...form.field('phone')} />
    <TextField label={words.postcode} optional width="short" maxLength={20} {...form.field('postcode')} />
  </>
)

const startOf = (warehouse: Warehouse | null) => ({
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
})

type Typed = ReturnType<typeof startOf>

const check = {
  id: (typed: string) => (/^[A-Z0-9]{2,8}$/.test(typed.trim()) ? null : words.idWrong),
  ...fieldsOf(
    'name',
    inEachLanguage(() => needed),
  ),
  address_latin: needed,
  address_chinese: needed,
  receiver: needed,
  phone: needed,
  position: positionOf,
}

export type Warehouse = Reply<'GET /staff/warehouses'>['warehouses'][number]
