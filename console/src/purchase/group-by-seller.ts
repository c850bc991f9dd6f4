import type { StaffItem } from '../shared/ItemSubject.tsx'

export type Group = {
  key: string
  platform: string
  sellerName: string
  items: StaffItem[]
  totalFen: number
}

/** Items seller by seller, the seller whose item has waited longest first; within a seller the longest waiting first. */
export function groupBySeller(items: readonly StaffItem[]): Group[] {
  const groups = new Map<string, Group>()
  for (const item of items.toSorted((a, b) => a.stage_at.localeCompare(b.stage_at))) {
    const key = `${item.platform}|${item.seller_name}`
    const group = groups.get(key) ?? {
      key,
      platform: item.platform,
      sellerName: item.seller_name,
      items: [],
      totalFen: 0,
    }
    group.items.push(item)
    group.totalFen += item.goods_fen + item.freight_fen
    groups.set(key, group)
  }
  return [...groups.values()]
}
