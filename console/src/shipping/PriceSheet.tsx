import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import type { Line as ShippingLine } from './line.ts'
import { PricePreview } from './PricePreview.tsx'
import { PRICE_FIELDS } from './price-values.ts'
import { usePrices } from './use-prices.ts'

const words = shippingText.prices

type Zone = ShippingLine['zones'][number]

/**
 * Changes the price of a zone, of one of its countries, or of the whole line. It is previewed first; changing
 * any field requires a new preview.
 */
export function PriceSheet({
  line,
  zone,
  onClose,
}: {
  line: ShippingLine
  zone: Zone | null
  onClose: () => void
}) {
  const { form, field, preview, save, confirm } = usePrices(line, zone, onClose)
  return (
    <Sheet open title={words.title(line.id, zone?.zone)} onClose={onClose}>
      <Stack>
        <form {...form.props} noValidate>
          <Fields>
            {zone && zone.countries.length > 1 && <CountryOfZone zone={zone} {...field('country')} />}
            {zone ? (
              PRICE_FIELDS.map(({ name, label }) => (
                <TextField key={name} label={label} inputMode="decimal" width="medium" {...field(name)} />
              ))
            ) : (
              <TextField
                label={words.percent}
                hint={words.percentHint}
                inputMode="decimal"
                width="short"
                {...field('percent')}
              />
            )}
            <TextField
              label={words.from}
              hint={words.fromHint}
              type="date"
              width="medium"
              optional
              {...field('from')}
            />
            <TextField label={words.name} hint={words.nameHint} maxLength={100} {...form.field('name')} />
            <Failure of={preview.error ?? save.error} />
            <Line>
              <Button
                submit
                type={preview.data ? 'assistWhite' : 'primary'}
                busy={form.sending && words.looking}
              >
                {words.look}
              </Button>
            </Line>
          </Fields>
        </form>
        {preview.data && <PricePreview preview={preview.data} busy={save.isPending} onConfirm={confirm} />}
      </Stack>
    </Sheet>
  )
}

/** One country of a zone, or all of them. */
function CountryOfZone({
  zone,
  ...field
}: {
  zone: ShippingLine['zones'][number]
  value: string
  onChange: (value: string) => void
}) {
  const countries = useCall('GET /country', undefined, { staleMs: 10 * 60_000 }).data?.countries
  const nameOf = (code: string) => countries?.find((known) => known.code === code)?.name ?? code
  return (
    <SelectField
      label={words.country}
      hint={words.countryHint}
      empty={words.allCountries(zone.countries.length)}
      options={zone.countries.map((code) => ({ value: code, label: nameOf(code) }))}
      {...field}
    />
  )
}
