/** What a slip of the scale or of the keyboard looks like: by how much the weight differs. */
export const SLIP_FORMS = [
  'ten_times',
  'tenth',
  'thousand_times',
  'thousandth',
  'twice',
  'half',
  'pounds',
  'kilograms',
  'one_of_several',
  'other',
] as const
export type SlipForm = (typeof SLIP_FORMS)[number]

const FACTORS: readonly (readonly [SlipForm, number])[] = [
  ['ten_times', 10],
  ['tenth', 0.1],
  ['thousand_times', 1_000],
  ['thousandth', 0.001],
  ['twice', 2],
  ['half', 0.5],
  ['kilograms', 0.4536],
  ['pounds', 2.2046],
]

/** A weight this far from a slip's, as a logarithm, is no such slip. */
const NEAR = Math.log(1.3)

/**
 * The slip that a weight looks like, given how much it exceeds what was expected of all pieces; `other` if it
 * is like none.
 */
export function slipForm(ratio: number, pieces: number): SlipForm {
  const log = Math.log(ratio)
  const factors = pieces > 1 ? [['one_of_several', 1 / pieces] as const, ...FACTORS] : FACTORS
  const [nearest] = factors
    .map(([form, factor]) => ({ form, off: Math.abs(log - Math.log(factor)) }))
    .toSorted((a, b) => a.off - b.off)
  return nearest && nearest.off < NEAR ? nearest.form : 'other'
}
