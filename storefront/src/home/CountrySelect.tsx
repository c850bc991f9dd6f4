import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { format } from '@longhaul/text/format.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { useState } from 'react'

/**
 * Every country we ship to, by continent. The list is fetched on hover or focus; until then it contains only
 * the chosen one.
 */
export function CountrySelect({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (code: string) => void
}) {
  const [wanted, setWanted] = useState(false)
  const { data } = useCall('GET /country', undefined, { enabled: wanted, staleMs: 60 * 60_000 })
  const chosen = { value, label: value && format.country(value) }
  return (
    <span onPointerEnter={() => setWanted(true)} onFocus={() => setWanted(true)}>
      <SelectField
        label={label}
        unmarked
        empty={null}
        width="medium"
        value={value}
        onChange={onChange}
        options={data ? byContinent(data.countries) : [chosen]}
      />
    </span>
  )
}

type Country = { code: string; name: string; continent_name: string; ships_to: boolean }

function byContinent(countries: readonly Country[]) {
  const groups = new Map<string, { value: string; label: string }[]>()
  for (const country of countries) {
    if (!country.ships_to) continue
    const group = groups.get(country.continent_name) ?? []
    group.push({ value: country.code, label: country.name })
    groups.set(country.continent_name, group)
  }
  return [...groups].map(([label, options]) => ({ label, options }))
}
