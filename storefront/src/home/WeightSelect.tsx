import { weight } from '@longhaul/text/format.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'

const WEIGHTS_GRAMS = [250, 500, 1000, 1500, 2000, 3000, 5000, 10_000, 20_000]

/** The weight of a package, in round steps. */
export function WeightSelect({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (grams: number) => void
}) {
  const weights = WEIGHTS_GRAMS.includes(value) ? WEIGHTS_GRAMS : [value, ...WEIGHTS_GRAMS]
  return (
    <SelectField
      label={label}
      unmarked
      empty={null}
      width="short"
      value={String(value)}
      onChange={(grams) => onChange(Number(grams))}
      options={weights.map((grams) => ({ value: String(grams), label: weight(grams) }))}
    />
  )
}
