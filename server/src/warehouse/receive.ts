import { inboundTable } from '@longhaul/domain/inbounds/stages.ts'
import { findEdge } from '@longhaul/domain/states/table.ts'
import { noticeNames } from '../goods/public.ts'
import { notify } from '../messages/public.ts'
import { findItemsByTracking, takeItemStep } from '../orders/public.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { lockAnnouncedByTracking, setInboundStage } from './sql-inbounds.ts'
import { readPieces } from './read-pieces.ts'
import { insertStock } from './sql.ts'

/** A scan at the dock: the tracking number, the warehouse, and the member of staff. */
export type Scan = Doing & { me: StaffMember; arrivalId: string; warehouseId: string; number: string }

/** Receives every item we bought that travels under this number; returns how many. */
export async function receiveItems(scan: Scan): Promise<number> {
  const { tx, me, now, number } = scan
  const items = await findItemsByTracking(tx, number)
  for (const { id } of items) {
    const { item } = await takeItemStep(tx, {
      itemId: id,
      step: 'receive',
      actor: 'staff',
      roles: me.roles,
      actorId: me.id,
      now,
    })
    const stock = await insertStock(tx, {
      shopper_id: item.shopper_id,
      order_item_id: item.id,
      title: item.title,
      title_latin: item.title_latin,
      machine_named: item.machine_named,
      ...(await readPieces(tx, item.id)),
      ...arrivedBy(scan),
    })
    const args = { ...noticeNames(item) }
    await notify(scan, item.shopper_id, {
      kind: 'item_received',
      args,
      subject: { kind: 'stock_item', id: stock.id },
    })
    scan.concerns(item.shopper_id)
  }
  return items.length
}

/** Receives the inbound parcel that was announced with this number, if any; returns how many (0 or 1). */
export async function receiveInbound(scan: Scan): Promise<number> {
  const { tx, me, now, number } = scan
  const inbound = await lockAnnouncedByTracking(tx, number)
  const edge = inbound && findEdge(inboundTable, inbound.stage, 'arrive', me.roles)
  if (!inbound || !edge) return 0
  await setInboundStage(tx, inbound.id, inbound.stage, edge.to, now)
  await insertStock(tx, {
    shopper_id: inbound.shopper_id,
    inbound_id: inbound.id,
    title: inbound.title,
    quantity: inbound.quantity,
    value_fen: inbound.value_fen,
    category: inbound.category,
    ...arrivedBy(scan),
  })
  await notify(scan, inbound.shopper_id, {
    kind: 'inbound_arrived',
    args: { title: inbound.title, tracking_number: number },
    subject: { kind: 'inbound', id: inbound.id },
  })
  scan.concerns(inbound.shopper_id)
  return 1
}

const arrivedBy = ({ arrivalId, warehouseId, now }: Scan) => ({
  arrival_id: arrivalId,
  warehouse_id: warehouseId,
  stage: 'received' as const,
  received_at: now,
})
