import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { Bound, FieldProps } from '@longhaul/ui/field/Field.tsx'
import { type OptionGroup, SelectField } from '@longhaul/ui/field/SelectField.tsx'

export type Country = Reply<'GET /country'>['countries'][number]

/** The countries and regions, by continent and name in the reader's language. They hardly ever change. */
export const useCountries = () => useCall('GET /country', undefined, { staleMs: 60 * 60_000 })

/**
 * A select of the countries we ship to, grouped by continent. A country that is already chosen stays
 * available even if we no longer ship there.
 */
export function CountryField({
  countries,
  value,
  ...field
}: FieldProps &
  Bound<string> & {
    countries: readonly Country[]
    autoComplete?: string
    empty?: string | null
  }) {
  const offered = countries.filter((country) => country.ships_to || country.code === value)
  return <SelectField {...field} value={value} options={byContinent(offered)} />
}

function byContinent(countries: readonly Country[]): OptionGroup[] {
  const names = [...new Set(countries.map((country) => country.continent_name))]
  return names.map((label) => ({
    label,
    options: countries
      .filter((country) => country.continent_name === label)
      .map(({ code, name }) => ({ value: code, label: name })),
  }))
}
