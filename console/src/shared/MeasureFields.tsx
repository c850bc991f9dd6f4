import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useScaleFor } from './station/scale/use-scale.ts'
import { SIDES, useQuickSides } from './use-quick-sides.ts'
import { readCentimetres, readGrams, type TypedMeasures } from './typed-measures.ts'

/**
 * Weight in grams and three dimensions in centimetres; the weight comes from the station's scale if there is
 * one. Invalid values are reported on blur.
 */
export function MeasureFields({
  value,
  size,
  narrow = false,
  quick = false,
  hints = NO_HINTS,
  onChange,
}: {
  value: TypedMeasures
  /** For the bench: taller fields with larger digits. */
  size?: 'large'
  /** For a narrow column: the weight above the three sides. */
  narrow?: boolean
  /**
   * For one thing after the other: the weight comes from the scale wherever the cursor is, two digits fill a
   * side, and + offers the usual bags and boxes.
   */
  quick?: boolean
  /** The sides in grey while they are empty. */
  hints?: readonly string[]
  onChange: (value: TypedMeasures) => void
}) {
  const [left, setLeft] = useState<Partial<Record<keyof TypedMeasures, boolean>>>({})
  const [weighing, setWeighing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useScaleFor({ focused: weighing, empty: value.weight.trim() === '', always: quick }, (grams) =>
    onChange({ ...value, weight: String(grams) }),
  )

  const { typeSide, press } = useQuickSides(box, { value, quick, onChange })

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
        {...(name === 'weight'
          ? { onChange: (weight: string) => onChange({ ...value, weight }) }
          : {
              placeholder: hints[SIDES.indexOf(name)],
              onChange: (text: string) => typeSide(name, text),
              onKeyDown: (event: KeyboardEvent) => press(name, event),
            })}
        onFocus={() => setWeighing(isWeight)}
        onBlur={() => {
          setWeighing(false)
          setLeft({ ...left, [name]: true })
        }}
        {...(isWeight ? { 'data-scale': '' } : {})}
      />
    )
  }

  return (
    <div
      ref={box}
      className={`grid items-start gap-3 ${narrow ? 'grid-cols-3' : 'grid-cols-[1.25fr_repeat(3,1fr)] max-md:grid-cols-2'}`}
    >
      {narrow ? (
        <div className="col-span-3">{field('weight', consoleWords.weight)}</div>
      ) : (
        field('weight', consoleWords.weight)
      )}
      {field('length', consoleWords.length)}
      {field('width', consoleWords.width)}
      {field('height', consoleWords.height)}
    </div>
  )
}

const NO_HINTS: readonly string[] = []
