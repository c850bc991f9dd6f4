import { endPickWave, takePickWave } from '@longhaul/contract/parcels/picking.staff.ts'
import { whyNotEnd } from '@longhaul/domain/parcels/picking.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, refuseIf } from '../../platform/http/refusal.ts'
import { requireWorker } from '../../team/public.ts'
import { lockOpenWave, lockOwnWave } from './lock-wave.ts'
import { readWave } from './read-wave.ts'
import { listThings, listToPutBack } from './sql-picks.ts'
import { endWave, findWaveOf, setPicker } from './sql-waves.ts'

export const takePickWaveAction = writeAction(takePickWave, take)
export const endPickWaveAction = writeAction(endPickWave, end)

/**
 * Takes a wave over, or gives it to a colleague, with what was picked. Has no effect if it is theirs already.
 */
async function take(call: WriteCall<typeof takePickWave>): Answer<typeof takePickWave> {
  const { tx, me, params, body } = call
  const wave = await lockOpenWave(call, params.id)
  const to = body.to ?? me.id
  if (wave.picker_id !== to) {
    const isTaken = (await findWaveOf(tx, to)) !== undefined
    if (to === me.id) refuseIf(isTaken ? 'wave_unfinished' : null)
    else {
      const { name } = await requireWorker(tx, { kind: 'parcel', to, warehouseId: wave.warehouse_id })
      if (isTaken) throw badInput({ to: `has_wave|${name}` })
    }
    await setPicker(tx, wave.id, to)
    await audit(call, {
      action: to === me.id ? 'take_pick_wave' : 'give_pick_wave',
      subjectKind: 'pick_wave',
      subjectId: wave.id,
      before: { picker: wave.picker_id },
      after: { picker: to },
    })
  }
  return await readWave(call, wave.id)
}

/** Hands the cart over to packing, after which its packages can be packed. */
async function end(call: WriteCall<typeof endPickWave>): Answer<typeof endPickWave> {
  const { tx, params, now } = call
  const wave = await lockOwnWave(call, params.id)
  const things = (await listThings(tx, wave.id)).map((row) => ({
    parcelId: row.parcel_id,
    quantity: row.quantity,
    pickedPieces: row.picked_pieces,
    isShort: row.short !== null,
  }))
  const toPutBack = (await listToPutBack(tx, wave.id)).reduce((sum, { pieces }) => sum + pieces, 0)
  refuseIf(whyNotEnd(things, toPutBack))
  await endWave(tx, wave.id, now)
  await audit(call, {
    action: 'end_pick_wave',
    subjectKind: 'pick_wave',
    subjectId: wave.id,
    after: { number: wave.number, cart: wave.cart, short: things.filter(({ isShort }) => isShort).length },
  })
  return await readWave(call, wave.id)
}
