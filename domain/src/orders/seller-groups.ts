import type { Fen } from '../money/fen.ts'

/** The platform of goods from a shop outside the known marketplaces. */
export const OTHER_PLATFORM = 'other'

/** Where a cart line is bought; `sellerName` is empty where neither the page nor the shopper names it. */
export type SellerPage = { platform: string; sellerName: string; url: string }

/** The seller of a cart line, and the domestic freight stated on its page. */
export type SellerLine = SellerPage & { freightFen: Fen }

/** The lines of one seller, which become one order. */
export type SellerGroup<Line> = { platform: string; sellerName: string; freightFen: Fen; lines: Line[] }

/**
 * Groups lines by seller, in order of each seller's first line. One seller sends one parcel, so a group's
 * domestic freight is the highest of its lines.
 */
export function groupBySeller<Line extends SellerLine>(lines: readonly Line[]): SellerGroup<Line>[] {
  const groups = new Map<string, SellerGroup<Line>>()
  for (const line of lines) {
    const key = sellerKey(line)
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

/**
 * A key that is equal for two lines of one seller. Sellers without a name are not one seller: a page of a
 * marketplace then has a seller of its own, and a site outside the marketplaces is one.
 */
export function sellerKey({ platform, sellerName, url }: SellerPage): string {
  if (sellerName !== '') return JSON.stringify([platform, sellerName])
  return JSON.stringify([platform, '', platform === OTHER_PLATFORM ? hostOf(url) : url])
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

const pickSeller = ({ platform, sellerName, freightFen }: SellerLine) => ({
  platform,
  sellerName,
  freightFen,
})
