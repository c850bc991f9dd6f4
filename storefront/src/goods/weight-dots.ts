/** A single weighing, per piece. */
export type Weighed = { weight_grams: number; had_problem: boolean }
/** A dot above the ruler: how far along it (0 to 1), and how many dots lie below it. */
export type Dot = { at: number; above: number; hadProblem: boolean }
export type Ruler = { dots: Dot[]; marks: { at: number; grams: number }[] }

/** How many dots fit side by side. */
const PLACES = 25
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]

/**
 * Weighings as dots on a ruler: each at its weight, in one of 25 places, stacked where several share a place.
 * The ruler has two to five round marks and covers every dot.
 */
export function dotsOnRuler(weighed: readonly Weighed[]): Ruler {
  const grams = weighed.map(({ weight_grams }) => weight_grams)
  const [lightest, heaviest] = [Math.min(...grams), Math.max(...grams)]
  const step = STEPS.find((size) => (heaviest - lightest) / size <= 3) ?? 200_000
  const from = Math.floor(lightest / step) * step
  const to = Math.max(Math.ceil(heaviest / step) * step, from + step)
  const along = (weight: number) => (weight - from) / (to - from)
  const heights = new Map<number, number>()
  const dots = weighed.map(({ weight_grams: weight, had_problem: hadProblem }) => {
    const place = Math.round(along(weight) * (PLACES - 1))
    const above = heights.get(place) ?? 0
    heights.set(place, above + 1)
    return { at: place / (PLACES - 1), above, hadProblem }
  })
  const marks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
  return { dots, marks: marks.map((mark) => ({ at: along(mark), grams: mark })) }
}
