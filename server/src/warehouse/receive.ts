import { noticeNames } from '../goods/public.ts'
import { notify } from '../messages/public.ts'
import { takeItemStep } from '../orders/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { takeInboundStep } from './inbound-step.ts'
import { readPieces } from './read-pieces.ts'
import type { InboundRow } from './sql-inbounds.ts'
import { insertStock } from './sql.ts'

/** A scan at the dock: the tracking number, the warehouse, and the member of staff. */
export type Scan = UnitOfWork & { me: StaffMember; arrivalId: string; warehouseId: string; number: string }

/** Receives the items that we bought and that travel under this number. */
export async function receiveItems(scan: Scan, items: readonly { id: string }[]): Promise<void> {
  const { tx, me, now } = scan
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
}

/** Receives the parcel that its only claimant announced. */
export async function receiveInbound(scan: Scan, inbound: InboundRow): Promise<void> {
  const { tx, me, number } = scan
  await takeInboundStep(tx, inbound, 'arrive', { actors: me.roles, now: scan.now })
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
}

const arrivedBy = ({ arrivalId, warehouseId, now }: Scan) => ({
  arrival_id: arrivalId,
  warehouse_id: warehouseId,
  stage: 'received' as const,
  received_at: now,
})
