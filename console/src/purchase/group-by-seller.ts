import { sellerKey } from '@longhaul/domain/orders/seller-groups.ts'
import type { StaffItem } from '../shared/ItemSubject.tsx'

/** The items waiting at one seller for one warehouse, which can be bought in one order. */
export type Group = {
  key: string
  platform: string
  sellerName: string
  warehouseId: string
  items: StaffItem[]
  totalFen: number
  /** The end of the shift that should buy the group, taken from the item that has waited longest. */
  buyBy: string | null
}

/**
 * Groups items by seller. Sellers are sorted by their longest waiting item; within a seller, the longest
 * waiting item comes first.
 */
export function groupBySeller(items: readonly StaffItem[]): Group[] {
  const groups = new Map<string, Group>()
  for (const item of items.toSorted((a, b) => a.stage_at.localeCompare(b.stage_at))) {
    const group = groups.get(item.seller_group) ?? {
      key: item.seller_group,
      platform: item.platform,
      sellerName: item.seller_name,
      warehouseId: item.warehouse_id,
      items: [],
      totalFen: 0,
      buyBy: item.buy_by,
    }
    group.items.push(item)
    group.totalFen += item.goods_fen + item.freight_fen
    groups.set(group.key, group)
  }
  return [...groups.values()]
}

/**
 * Whether an item is in the group's next order unless the buyer decides otherwise. Where nobody named the
 * sellers, it is if it has the first one's page: who looks at the pages sees which others are of that shop.
 */
export const isOfFirst = ({ items: [first] }: Pick<Group, 'items'>, item: StaffItem): boolean =>
  first !== undefined && keyOf(first) === keyOf(item)

/** Whether a group may be of several sellers, because nobody named them. */
export const mayBeSeveral = (group: Pick<Group, 'items'>): boolean =>
  group.items.some((item) => !isOfFirst(group, item))

const keyOf = ({ platform, seller_name: sellerName, url }: StaffItem) =>
  sellerKey({ platform, sellerName, url })

/** The number of pieces and of shoppers. */
export const countsOf = ({ items }: Pick<Group, 'items'>) => ({
  pieces: items.reduce((sum, item) => sum + item.quantity, 0),
  shoppers: new Set(items.map((item) => item.shopper_id)).size,
})

/**
 * A group as text for a spreadsheet or a chat, one line per item: order, title, options, pieces, price, page.
 */
export const asList = ({ items }: Pick<Group, 'items'>): string =>
  items
    .map((item) =>
      [
        item.order_number,
        item.title,
        item.options_text,
        item.quantity,
        (item.unit_price_fen / 100).toFixed(2),
        item.url,
      ]
        .map((cell) => String(cell).replaceAll(/\s+/g, ' '))
        .join('\t'),
    )
    .join('\n')
