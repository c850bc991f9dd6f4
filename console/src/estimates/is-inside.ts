import type { Checks } from './estimates-words.ts'

/** Whether the scale held what was said. */
export const isInside = ({
  held_grams: held,
  low_grams: low,
  high_grams: high,
}: Checks['pieces'][number]): boolean => held >= low && held <= high
