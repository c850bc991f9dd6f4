import type { Fen } from '../money/fen.ts'

/** Whose a line of the cart is, and the domestic freight its page names. */
export type SellerLine = { platform: string; sellerName: string; freightFen: Fen }

/** The lines of one seller: what becomes one order. */
export type SellerGroup<Line> = { platform: string; sellerName: string; freightFen: Fen; lines: Line[] }

/**
 * Lines by seller, in the order in which each seller comes first. One seller sends one parcel, so a group's domestic freight is the
 * highest of its lines.
 */
export function groupBySeller<Line extends SellerLine>(lines: readonly Line[]): SellerGroup<Line>[] {
  const groups = new Map<string, SellerGroup<Line>>()
  for (const line of lines) {
    const key = JSON.stringify([line.platform, line.sellerName])
    const group = groups.get(key)
    if (!group) {
      groups.set(key, { ...pickSeller(line), lines: [line] })
      continue
    }
    group.freightFen = Math.max(group.freightFen, line.freightFen)
    group.lines.push(line)
  }
  return [...groups.values()]
}

const pickSeller = ({ platform, sellerName, freightFen }: SellerLine) => ({
  platform,
  sellerName,
  freightFen,
})
