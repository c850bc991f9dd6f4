import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { correctAddressText as words } from '@longhaul/text/console/dispatch/correct-address.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { addressesText } from '@longhaul/text/storefront/addresses/addresses.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { Fold } from './Fold.tsx'
import type { Parcel } from '../shared/parcel.ts'
import { filledOr } from '../shared/filled-or.ts'

const filled = filledOr(consoleWords.required)
const check = {
  first_name: filled,
  address: filled,
  city: filled,
  phone: filled,
  reason: filled,
}

/**
 * Replaces an address that the carrier cannot use with the one that the shopper gave to support. The country
 * stays the same.
 */
export function CorrectAddress({ parcel }: { parcel: Parcel }) {
  const { country: _country, email: _email, ...address } = parcel.address
  const form = useCallForm('POST /staff/parcels/{id}/correct_address', {
    start: { ...address, reason: '' },
    check,
    args: (body) => ({ params: { id: parcel.id }, body }),
    onDone: () => void toast.success(words.saved),
  })
  const { fields, region, postcode } = addressesText
  const field = (name: keyof typeof form.values, label: string, maxLength: number) => (
    <TextField label={label} unmarked maxLength={maxLength} {...form.field(name)} />
  )
  return (
    <Fold title={words.title}>
      <form {...form.props}>
        <Stack tight>
          <p className="muted">{words.lead(parcel.country_name)}</p>
          <Fields columns={2}>
            {field('first_name', fields.firstName, 50)}
            {field('last_name', fields.lastName, 50)}
          </Fields>
          {field('address', fields.address, 300)}
          <Fields columns={2}>
            {field('city', fields.city, 80)}
            {field('province', region.region, 80)}
            {field('postcode', postcode.postcode, 20)}
            {field('phone', fields.phone, 40)}
          </Fields>
          {field('tax_id', words.taxId, 40)}
          <TextField
            label={words.reason}
            hint={words.reasonHint}
            unmarked
            maxLength={500}
            {...form.field('reason')}
          />
          <Failure of={form.failure} />
          <Line>
            <Button submit guardMs={0} busy={form.sending && consoleWords.saving}>
              {words.save}
            </Button>
          </Line>
        </Stack>
      </form>
    </Fold>
  )
}
