import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { Below, Bound, FieldProps } from '@longhaul/ui/field/Field.tsx'
import { namedProvince } from '@longhaul/domain/addresses/province.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useEffect } from 'react'
import type { Country } from './CountryField.tsx'

type Province = Reply<'GET /country/{code}/provinces'>['provinces'][number]

/** The province: a select where the country has a list of provinces, otherwise a text field. */
export function ProvinceField({
  country,
  below,
  ...field
}: FieldProps & Below & Bound<string> & { country: Country | undefined }) {
  if (country?.province_list) return <Choice key={country.code} country={country} {...field} />
  return <TextField autoComplete="address-level1" maxLength={60} below={below} {...field} />
}

function Choice({
  country,
  value = '',
  onChange,
  ...field
}: FieldProps & Bound<string> & { country: Country }) {
  const { data } = useCall(
    'GET /country/{code}/provinces',
    { params: { code: country.code } },
    { staleMs: 60 * 60_000 },
  )
  const provinces = data?.provinces

  // Maps the previous value to the equivalent entry of the new country's list, or clears it.
  useEffect(() => {
    if (!provinces || value === '') return
    const chosen = findChoice(provinces, country.code, value)
    if (chosen !== value) onChange?.(chosen)
  }, [provinces, country.code, value, onChange])

  return (
    <SelectField
      autoComplete="address-level1"
      {...field}
      value={value}
      onChange={onChange}
      options={(provinces ?? []).map((province) => ({ value: province.value, label: province.name }))}
    />
  )
}

const findChoice = (provinces: readonly Province[], country: string, text: string): string =>
  (provinces.find((province) => province.value === text) ?? namedProvince(text, country, provinces))?.value ??
  ''
