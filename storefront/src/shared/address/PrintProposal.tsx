import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { PrintedField } from '@longhaul/domain/addresses/unprintable.ts'
import { whyNotPrint } from '@longhaul/domain/printing/printable.ts'
import { addressesText } from '@longhaul/text/storefront/addresses/addresses.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import type { useForm } from '@longhaul/ui/field/use-form.ts'
import type { AddressValues } from './address-values.ts'

type Form = Pick<ReturnType<typeof useForm<AddressValues>>, 'values' | 'errors' | 'set'>

const words = addressesText.letters

/**
 * Below a field whose letters cannot be printed: proposes letters that can be. Appears with the field's
 * error, and changes the field only when the shopper accepts it.
 */
export function PrintProposal({ form, field }: { form: Form; field: PrintedField }) {
  const { values, errors } = form
  const isWrong = errors[field] && values.country !== '' && whyNotPrint(values[field], values.country)
  return isWrong ? <Proposal form={form} field={field} /> : null
}

function Proposal({ form, field }: { form: Form; field: PrintedField }) {
  const { country, [field]: typed } = form.values
  const { data } = useCall('POST /addresses/letters', { body: { ...NOTHING, country, [field]: typed } })
  const proposed = data?.[field]
  if (!proposed) return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{words.printAs(proposed)}</span>
      <Button
        size="small"
        guardMs={0}
        aria-label={words.acceptOf(proposed)}
        onClick={() => form.set(field, proposed)}
      >
        {words.accept}
      </Button>
    </p>
  )
}

const NOTHING: Readonly<Record<PrintedField, string>> = {
  first_name: '',
  last_name: '',
  province: '',
  city: '',
  address: '',
}
