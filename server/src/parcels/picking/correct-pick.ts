import { reportPickShort, unpickPiece } from '@longhaul/contract/parcels/picking.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockOwnWave } from './lock-wave.ts'
import { readWave } from './read-wave.ts'
import { deleteShort, listThings, saveShort, takePickBack } from './sql-picks.ts'

export const unpickPieceAction = writeAction(unpickPiece, unpick)
export const reportPickShortAction = writeAction(reportPickShort, reportShort)

/** Takes the newest pick of a piece back. */
async function unpick(call: WriteCall<typeof unpickPiece>): Answer<typeof unpickPiece> {
  const { tx, params, body, now } = call
  const wave = await lockOwnWave(call, params.id)
  const { stock_item_id, piece, pieces = 1 } = body
  const isBack = await takePickBack(tx, { wave_id: wave.id, stock_item_id, piece, pieces }, now)
  refuseIf(isBack ? null : 'not_in_a_bin')
  await audit(call, {
    action: 'unpick_piece',
    subjectKind: 'stock_item',
    subjectId: stock_item_id,
    before: { wave: wave.number, piece, pieces },
  })
  return await readWave(call, wave.id)
}

/** Records why a thing of the wave cannot be brought, or that it was found after all. */
async function reportShort(call: WriteCall<typeof reportPickShort>): Answer<typeof reportPickShort> {
  const { tx, me, params, body, now } = call
  const wave = await lockOwnWave(call, params.id)
  const things = await listThings(tx, wave.id)
  const thing = orNotFound(things.find((row) => row.stock_item_id === body.stock_item_id.toLowerCase()))
  const { parcel_id, stock_item_id } = thing
  refuseIf(body.reason && thing.picked_pieces >= thing.quantity ? 'picked_already' : null)
  if (body.reason)
    await saveShort(tx, {
      wave_id: wave.id,
      parcel_id,
      stock_item_id,
      reason: body.reason,
      reported_by: me.id,
      reported_at: now,
    })
  else await deleteShort(tx, parcel_id, stock_item_id)
  await audit(call, {
    action: 'report_pick_short',
    subjectKind: 'parcel',
    subjectId: parcel_id,
    before: { reason: thing.short?.reason ?? null },
    after: { stock_item_id, reason: body.reason },
  })
  return await readWave(call, wave.id)
}
