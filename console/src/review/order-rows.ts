import type { StaffItem } from '../shared/ItemSubject.tsx'

/** An order in the review queue: those of its items that wait. `id` is the order's. */
export type OrderRow = { id: string; first: StaffItem; items: readonly StaffItem[]; totalFen: number }

/**
 * The waiting items by order, the order promised soonest first. Its items are sorted by what never changes,
 * so that no row moves while the order is reviewed.
 */
export function ordersOf(items: readonly StaffItem[]): OrderRow[] {
  const byOrder = new Map<string, StaffItem[]>()
  for (const item of items) byOrder.set(item.order_id, [...(byOrder.get(item.order_id) ?? []), item])
  return [...byOrder.values()].flatMap(toRow).toSorted(byPromise)
}

function toRow(items: readonly StaffItem[]): OrderRow[] {
  const sorted = items.toSorted((a, b) => a.id.localeCompare(b.id))
  const [first] = sorted
  if (!first) return []
  const totalFen = sorted.reduce((sum, item) => sum + item.total_fen, 0)
  return [{ id: first.order_id, first, items: sorted, totalFen }]
}

const byPromise = ({ first: a }: OrderRow, { first: b }: OrderRow): number =>
  dueOf(a).localeCompare(dueOf(b)) || a.order_id.localeCompare(b.order_id)

const dueOf = (item: StaffItem): string => item.review_due_at ?? item.stage_at
