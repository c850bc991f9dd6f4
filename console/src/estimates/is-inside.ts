import type { Checks } from './estimates-words.ts'

/** Whether the measured weight is within the estimated interval. */
export const isInside = ({
  held_grams: held,
  low_grams: low,
  high_grams: high,
}: Checks['pieces'][number]): boolean => held >= low && held <= high
