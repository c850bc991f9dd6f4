/**
 * Estimates compared with actual weights: the number of pieces, and how many were lighter or heavier than the
 * interval.
 */
export type Checked = { pieces: number; below: number; above: number }

/** How many of 1,000 pieces lay inside their interval; null without pieces. */
export const insidePerMille = ({ pieces, below, above }: Checked): number | null =>
  pieces === 0 ? null : Math.round(((pieces - below - above) * 1_000) / pieces)

/** With fewer pieces of a kind, the share inside is not meaningful. */
export const MEANINGFUL_PIECES = 200

/**
 * Whether a kind's intervals are miscalibrated: with enough pieces, fewer than 70 or more than 90 of 100 lie
 * inside.
 */
export function isOff(checked: Checked): boolean {
  const inside = insidePerMille(checked)
  return checked.pieces >= MEANINGFUL_PIECES && inside !== null && (inside < 700 || inside > 900)
}

/** The sum of several months. */
export const together = (all: readonly Checked[]): Checked =>
  all.reduce(
    (sum, { pieces, below, above }) => ({
      pieces: sum.pieces + pieces,
      below: sum.below + below,
      above: sum.above + above,
    }),
    { pieces: 0, below: 0, above: 0 },
  )
