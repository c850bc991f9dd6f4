/*
 * What goods carry from desk to desk, in the order in which it is shown: what stops them, flaws, remarks,
 * services still to do, services done.
 */

/** What may stop goods, the strongest first. */
export const GOODS_HOLDS = ['held', 'disputed', 'missing', 'refund', 'question', 'moving'] as const
export type GoodsHold = (typeof GOODS_HOLDS)[number]

/**
 * Where a remark about goods was written: on the whole order, on the item, announcing an inbound parcel, or
 * in answer to our questions.
 */
export const REMARK_SOURCES = ['order', 'item', 'inbound', 'answer'] as const
export type RemarkSource = (typeof REMARK_SOURCES)[number]

/** Services for one thing: detail photos ordered with it, and those ordered once it lay on its shelf. */
export const GOODS_SERVICES = ['photos', 'shelf_photos'] as const
export type GoodsService = (typeof GOODS_SERVICES)[number]

/** The strongest of the things that stop goods; null if nothing does. */
export function holdOf<Since>(
  since: Readonly<Record<GoodsHold, Since | null>>,
): { why: GoodsHold; since: Since } | null {
  for (const why of GOODS_HOLDS) {
    const at = since[why]
    if (at !== null) return { why, since: at }
  }
  return null
}

/** Whether a service is complete. */
export const isServiceDone = (service: { readonly done: number; readonly wanted: number }): boolean =>
  service.done >= service.wanted

/**
 * A shelf with the warehouse in which it stands, `SZ1 A-01-1`, because each warehouse has an A-01-1. Empty
 * for goods that are on no shelf.
 */
export const shelfWithWarehouse = (warehouseId: string, shelf: string): string =>
  shelf === '' ? '' : `${warehouseId} ${shelf}`.trim()
