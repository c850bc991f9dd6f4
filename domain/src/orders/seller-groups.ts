import type { Fen } from '../money/fen.ts'

/** The seller of a cart line, and the domestic freight stated on its page. */
export type SellerLine = { platform: string; sellerName: string; freightFen: Fen }

/** The lines of one seller, which become one order. */
export type SellerGroup<Line> = { platform: string; sellerName: string; freightFen: Fen; lines: Line[] }

/**
 * Groups lines by seller, in order of each seller's first line. One seller sends one parcel, so a group's
 * domestic freight is the highest of its lines.
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
