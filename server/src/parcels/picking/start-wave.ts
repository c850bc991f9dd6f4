import { startPickWave as route } from '@longhaul/contract/parcels/picking.staff.ts'
import { freeBins } from '@longhaul/domain/parcels/picking.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { Refusal, badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { lockParcelsForStaff } from '../dividing/sql-divide.ts'
import type { ParcelRow } from '../sql.ts'
import { haveHeldThings } from '../sql-items.ts'
import { readWave } from './read-wave.ts'
import { findWaveOf, insertWave, insertWaveParcels, listInWaves, lockCarts, takenBins } from './sql-waves.ts'

export const startPickWaveAction = writeAction(route, startPickWave)

/** Puts paid packages of one warehouse into the free bins of a cart, in the order given. */
async function startPickWave(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  const ids = [...new Set(body.parcel_ids.map((id) => id.toLowerCase()))]
  const parcels = await lockParcelsForStaff(tx, ids)
  const warehouseId = requireToPick(call, ids, parcels)
  await lockCarts(tx, warehouseId)
  refuseIf((await listInWaves(tx, ids)).length > 0 ? 'in_another_wave' : null)
  refuseIf((await haveHeldThings(tx, ids)) ? 'goods_on_hold' : null)
  refuseIf(body.for_me && (await findWaveOf(tx, me.id)) ? 'wave_unfinished' : null)
  const free = freeBins(body.bins, await takenBins(tx, warehouseId, body.cart))
  if (free.length < ids.length) throw new Refusal('cart_full', { free: free.length })
  const wave = await insertWave(tx, {
    warehouse_id: warehouseId,
    cart: body.cart,
    bins: body.bins,
    picker_id: body.for_me ? me.id : null,
    created_by: me.id,
    created_at: now,
  })
  const places = { wave_id: wave.id, warehouse_id: warehouseId, cart: body.cart }
  await insertWaveParcels(
    tx,
    ids.map((parcel_id, at) => ({ ...places, parcel_id, bin: free[at]! })),
  )
  await audit(call, {
    action: 'start_pick_wave',
    subjectKind: 'pick_wave',
    subjectId: wave.id,
    after: { number: wave.number, cart: body.cart, packages: parcels.map(({ number }) => number) },
  })
  return await readWave(call, wave.id)
}

/** Refuses packages that cannot be picked here together; returns their warehouse. */
function requireToPick(
  { me }: Pick<WriteCall<typeof route>, 'me'>,
  ids: readonly string[],
  parcels: readonly ParcelRow[],
): string {
  const [first] = parcels
  if (!first || parcels.length < ids.length) return orNotFound<never>(undefined)
  for (const parcel of parcels) {
    refuseElsewhere(me, parcel.warehouse_id)
    refuseIf(parcel.stage === 'to_pick' ? null : 'transition_not_allowed')
    if (parcel.warehouse_id !== first.warehouse_id)
      throw badInput({ parcel_ids: 'several_warehouses' }, 'several_warehouses')
  }
  return first.warehouse_id
}
