import type { KeyboardEvent, RefObject } from 'react'
import type { TypedMeasures } from './typed-measures.ts'

export const SIDES = ['length', 'width', 'height'] as const
type Side = (typeof SIDES)[number]

/** A small bag, a shoe box, a large bag, in centimetres: what most goods come in. */
const USUAL_SIZES: readonly (readonly [string, string, string])[] = [
  ['25', '18', '4'],
  ['33', '21', '12'],
  ['40', '30', '6'],
]

/**
 * Types three sides without Tab: two digits or a fraction go on to the next, a space after one digit does, a
 * point goes back to the side that was left too early, and + takes the next usual size. `box` holds the
 * fields, the weight first.
 */
export function useQuickSides(
  box: RefObject<HTMLElement | null>,
  {
    value,
    quick,
    onChange,
  }: { value: TypedMeasures; quick: boolean; onChange: (value: TypedMeasures) => void },
) {
  const inputOf = (name: Side) => box.current?.querySelectorAll('input')[1 + SIDES.indexOf(name)]
  const after = (name: Side) => SIDES[SIDES.indexOf(name) + 1]
  /** Takes what was typed into a side, and moves on once it is whole. */
  function typeSide(name: Side, text: string) {
    onChange({ ...value, [name]: text })
    const next = after(name)
    const isWhole = /^\d{2}$|[.,]\d$/.test(text) && text.length > value[name].length
    if (quick && next && isWhole) inputOf(next)?.focus()
  }
  function press(name: Side, event: KeyboardEvent) {
    if (!quick || event.ctrlKey || event.metaKey || event.altKey) return
    const previous = SIDES[SIDES.indexOf(name) - 1]
    const next = after(name)
    if (event.key === '+') {
      const at = USUAL_SIZES.findIndex((sides) => SIDES.every((side, index) => value[side] === sides[index]))
      const [length, width, height] = USUAL_SIZES[(at + 1) % USUAL_SIZES.length]!
      onChange({ ...value, length, width, height })
    } else if (event.key === ' ' && next) {
      inputOf(next)?.focus()
    } else if (
      (event.key === '.' || event.key === ',') &&
      value[name] === '' &&
      previous &&
      value[previous]
    ) {
      // The side before was left after two digits, but it has a fraction.
      onChange({ ...value, [previous]: `${value[previous]}.` })
      inputOf(previous)?.focus()
    } else return
    event.preventDefault()
  }
  return { typeSide, press }
}
