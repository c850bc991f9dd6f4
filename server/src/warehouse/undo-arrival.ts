import { undoArrival as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { whyNotUndoArrival } from '@longhaul/domain/warehouse/undo-arrival.ts'
import { readFoundNumber } from '@longhaul/domain/warehouse/found-things.ts'
import { noticeNames } from '../goods/public.ts'
import { notify } from '../messages/public.ts'
import { lockItemForStaff, takeItemStep } from '../orders/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { takeInboundStep } from './inbound-step.ts'
import { lockInboundForStaff } from './sql-inbounds.ts'
import {
  countClaims,
  countFollowing,
  deleteThing,
  lockArrivalById,
  lockThingsOfArrival,
  setUndone,
} from './sql-undo.ts'
import { listStockPhotos, setUnclaimed } from './sql.ts'
import {
  type OwnershipClaimRow,
  lockOpenClaimsForStaff,
  setOwnershipClaimStage,
} from './unclaimed/sql-ownership-claims.ts'
import { clearUnclaimed, lockUnclaimed } from './unclaimed/sql-unclaimed.ts'
import { takeUnclaimedStep } from './unclaimed/unclaimed-step.ts'

export const undoArrivalAction = writeAction(route, undoArrival)

/**
 * Undoes a scan at the dock: received goods are on their way again, and a parcel that the scan listed as
 * unclaimed is removed from that list. If the scan only matched a parcel that was unclaimed before, the
 * parcel is unclaimed again. Refused once anything was done with the goods. The shopper is notified.
 */
async function undoArrival(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now } = call
  const arrival = orNotFound(await lockArrivalById(tx, params.id))
  // What a count found never came in at the dock: its decision stands.
  refuseIf(readFoundNumber(arrival.tracking_number) === null ? null : 'decision_stands')
  const things = await lockThingsOfArrival(tx, arrival.id)
  const photos = await listStockPhotos(
    tx,
    things.map((thing) => thing.id),
  )
  const followed = await countFollowing(
    tx,
    things.map((thing) => thing.id),
  )
  for (const { order_item_id: itemId } of things) if (itemId) await lockItemForStaff(tx, itemId)
  const unclaimed = await lockUnclaimed(tx, arrival.id)
  const claims = await lockOpenClaimsForStaff(tx, arrival.id)
  for (const { inbound_id: inboundId } of things) if (inboundId) await lockInboundForStaff(tx, inboundId)
  refuseIf(
    whyNotUndoArrival({
      undone: arrival.undone_at !== null,
      things: things.map((thing) => ({
        stage: thing.stage,
        weighed: thing.weight_grams !== null,
        photos: photos.filter((photo) => photo.stock_item_id === thing.id).length,
        problem: thing.problem !== null,
        followed: followed.get(thing.id) ?? 0,
      })),
      unclaimed: unclaimed
        ? {
            stage: unclaimed.stage,
            claims: await countClaims(tx, arrival.id),
          }
        : null,
    }),
  )
  for (const thing of things) await sendBack({ ...call, number: arrival.tracking_number }, thing)
  const isBackOnList = unclaimed?.stage === 'matched'
  if (isBackOnList) {
    await takeUnclaimedStep(tx, unclaimed, 'unmatch', { me, now })
    await setUnclaimed(tx, arrival.id, true)
  } else {
    if (unclaimed?.stage === 'unclaimed') {
      await takeUnclaimedStep(tx, unclaimed, 'undo', { me, now })
      await clearUnclaimed(tx, unclaimed.id)
    }
    for (const claim of claims) await undoDoubt({ ...call, number: arrival.tracking_number }, claim)
    await setUndone(tx, arrival.id, { by: me.id, at: now })
  }
  await audit(call, {
    action: 'undo_arrival',
    subjectKind: 'arrival',
    subjectId: arrival.id,
    before: {
      tracking_number: arrival.tracking_number,
      warehouse_id: arrival.warehouse_id,
      unclaimed: arrival.unclaimed,
      items: things.map((thing) => thing.title),
    },
    after: { items: 0, unclaimed: isBackOnList },
  })
  return { arrival_id: arrival.id, tracking_number: arrival.tracking_number, items: things.length }
}

/**
 * The parcel that an announcement was in doubt about is not here: the shopper waits for it as before, and is
 * told.
 */
async function undoDoubt(
  work: UnitOfWork & { me: StaffMember; number: string },
  claim: OwnershipClaimRow,
): Promise<void> {
  const { tx, me, now, number, concerns } = work
  await setOwnershipClaimStage(tx, claim.id, { stage: 'withdrawn', decided_at: now, decided_by: me.id })
  const inbound = { id: claim.inbound_id!, stage: 'in_doubt' } as const
  await takeInboundStep(tx, inbound, 'undo_doubt', { actors: me.roles, now })
  await notify(work, claim.shopper_id, {
    kind: 'receipt_undone',
    args: { title: claim.title, tracking_number: number },
    subject: { kind: 'inbound', id: inbound.id },
  })
  concerns(claim.shopper_id)
}

type Thing = Awaited<ReturnType<typeof lockThingsOfArrival>>[number]

/** Deletes one stock item, puts its order's item or announcement back under way, and notifies the shopper. */
async function sendBack(work: UnitOfWork & { me: StaffMember; number: string }, thing: Thing): Promise<void> {
  const { tx, number, concerns } = work
  await deleteThing(tx, thing.id)
  const subject = await takeBack(work, thing)
  await notify(work, thing.shopper_id, {
    kind: 'receipt_undone',
    args: { ...noticeNames(thing), tracking_number: number },
    subject,
  })
  concerns(thing.shopper_id)
}

/**
 * Takes the order's item or the announcement one step back; returns its order or inbound parcel as the
 * subject of the notice.
 */
async function takeBack(
  { tx, me, now }: UnitOfWork & { me: StaffMember },
  thing: Thing,
): Promise<{ kind: 'order' | 'inbound'; id: string }> {
  if (thing.order_item_id) {
    const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
    const { item } = await takeItemStep(tx, { ...by, itemId: thing.order_item_id, step: 'undo_receive' })
    return { kind: 'order', id: item.order_id }
  }
  const id = thing.inbound_id!
  await takeInboundStep(tx, { id, stage: 'arrived' }, 'undo_arrive', { actors: me.roles, now })
  return { kind: 'inbound', id }
}
