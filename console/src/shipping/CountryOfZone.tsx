import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import type { Line as ShippingLine } from './line.ts'

const words = shippingText.prices

/** One country of a zone, or all of them. */
export function CountryOfZone({
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
