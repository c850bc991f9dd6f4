import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useState } from 'react'
import { readCentimetres, readGrams, type TypedMeasures } from './typed-measures.ts'

/** Weight and three dimensions, in grams and centimetres. A value that cannot be parsed is reported on blur. */
export function MeasureFields({
  value,
  size,
  onChange,
}: {
  value: TypedMeasures
  /** For the bench: taller fields with larger figures. */
  size?: 'large'
  onChange: (value: TypedMeasures) => void
}) {
  const [left, setLeft] = useState<Partial<Record<keyof TypedMeasures, boolean>>>({})

  const field = (name: keyof TypedMeasures, label: string) => {
    const isWeight = name === 'weight'
    const isRead = (isWeight ? readGrams : readCentimetres)(value[name]) !== null
    const wrong = left[name] && value[name].trim() !== '' && !isRead
    return (
      <TextField
        label={label}
        unmarked
        snug
        size={size}
        inputMode={isWeight ? 'numeric' : 'decimal'}
        autoComplete="off"
        after={isWeight ? consoleWords.grams : consoleWords.centimetres}
        value={value[name]}
        error={wrong ? (isWeight ? consoleWords.whole.grams : consoleWords.whole.centimetres) : null}
        onChange={(text) => onChange({ ...value, [name]: text })}
        onBlur={() => setLeft({ ...left, [name]: true })}
      />
    )
  }

  return (
    <div className="grid grid-cols-[1.25fr_repeat(3,1fr)] items-start gap-3 max-md:grid-cols-2">
      {field('weight', consoleWords.weight)}
      {field('length', consoleWords.length)}
      {field('width', consoleWords.width)}
      {field('height', consoleWords.height)}
    </div>
  )
}
