/** What was said against what the scale held: pieces, and how many were lighter or heavier than said. */
export type Checked = { pieces: number; below: number; above: number }

/** Of how many of 1,000 the truth lay inside; null of none. */
export const insidePerMille = ({ pieces, below, above }: Checked): number | null =>
  pieces === 0 ? null : Math.round(((pieces - below - above) * 1_000) / pieces)

/** Of fewer pieces of one kind a share tells nothing. */
export const TELLING_PIECES = 200

/** Whether what is said of a kind does not hold as often as it should: of enough pieces fewer than 70 or more than 90 of 100. */
export function isOff(checked: Checked): boolean {
  const inside = insidePerMille(checked)
  return checked.pieces >= TELLING_PIECES && inside !== null && (inside < 700 || inside > 900)
}

/** What several months come to. */
export const together = (all: readonly Checked[]): Checked =>
  all.reduce(
    (sum, { pieces, below, above }) => ({
      pieces: sum.pieces + pieces,
      below: sum.below + below,
      above: sum.above + above,
    }),
    { pieces: 0, below: 0, above: 0 },
  )
