import { axisOf } from './axis.ts'
import type { Figure } from './report-words.ts'

/** The drawing's size and margins in SVG units. */
export const WIDTH = 720
export const HEIGHT = 220
export const LEFT = 64
export const TOP = 10
export const BASE = HEIGHT - 24

/** The positions and heights of a figure's bars. */
export function scaleOf(figure: Figure) {
  const { now, before } = figure.course ?? { now: [], before: [] }
  const length = Math.max(now.length, before.length)
  const { least, most, ticks } = axisOf([...now, ...before].map((value) => value ?? 0))
  const step = (WIDTH - LEFT) / Math.max(length, 1)
  return {
    now,
    before,
    length,
    ticks,
    /** The width of one bar with its gap. */
    step,
    x: (at: number) => LEFT + at * step,
    y: (value: number) => BASE - ((value - least) / (most - least)) * (BASE - TOP),
    /** The bar at an x coordinate; null outside the bars. */
    barAt(x: number): number | null {
      const at = Math.floor((x - LEFT) / step)
      return at >= 0 && at < length ? at : null
    },
  }
}

export type Scale = ReturnType<typeof scaleOf>
