import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { PrintedField } from '@longhaul/domain/addresses/unprintable.ts'
import { whyNotPrint } from '@longhaul/domain/printing/printable.ts'
import { addressesText } from '@longhaul/text/storefront/addresses/addresses.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import type { useForm } from '@longhaul/ui/field/use-form.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import type { AddressValues } from './address-values.ts'

type Form = Pick<ReturnType<typeof useForm<AddressValues>>, 'values' | 'errors' | 'set'>

const words = addressesText.letters

/**
 * Proposes letters that can be printed, for fields whose own cannot. Appears with the field's error, and changes the field only when the shopper
 * accepts it.
 */
export function PrintProposal({ form, fields }: { form: Form; fields: readonly PrintedField[] }) {
  const { values, errors } = form
  const wrong = fields.filter((field) => errors[field] && whyNotPrint(values[field], values.country))
  if (wrong.length === 0 || values.country === '') return null
  return <Proposals form={form} fields={wrong} />
}

function Proposals({ form, fields }: { form: Form; fields: readonly PrintedField[] }) {
  const { country } = form.values
  const typed = (field: PrintedField) => (fields.includes(field) ? form.values[field] : '')
  const { data } = useCall('POST /addresses/letters', {
    body: {
      country,
      first_name: typed('first_name'),
      last_name: typed('last_name'),
      province: typed('province'),
      city: typed('city'),
      address: typed('address'),
    },
  })
  const proposed = fields.filter((field) => data?.[field])
  if (!data || proposed.length === 0) return null
  return (
    <Note tone="info">
      <ul className="grid gap-2">
        {proposed.map((field) => (
          <li key={field} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{words.printAs(data[field])}</span>
            <Button
              size="small"
              guardMs={0}
              aria-label={words.acceptOf(data[field])}
              onClick={() => form.set(field, data[field])}
            >
              {words.accept}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  )
}
