import { splitParcel as route } from '@longhaul/contract/parcels/packing.staff.ts'
import { splitFen } from '@longhaul/domain/money/split.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { couponFenOf } from '@longhaul/domain/parcels/bill.ts'
import { whyNotSplit } from '@longhaul/domain/parcels/divide.ts'
import { parcelTable } from '@longhaul/domain/states/parcel-stages.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { lockShopper } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal, badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { updateCouponDiscount } from '../../rewards/public.ts'
import { moveFrozen } from '../paying/move-frozen.ts'
import { takeParcelStep } from '../parcel-step.ts'
import { type Priced, priceSplit, pricedColumns, toChange } from '../pricing/price-parts.ts'
import { declarationOf } from '../combining/snapshot.ts'
import { countParcelSteps, moveParcelItems } from './sql-divide.ts'
import { listContents } from '../sql-items.ts'
import {
  type ParcelRow,
  findParcelForStaff,
  insertParcel,
  insertParcelStep,
  lockParcelForStaff,
  nextParcelNumber,
  updateParcel,
} from '../sql.ts'
import { estimateAgain } from '../pricing/duty-estimate.ts'

export const splitParcelAction = writeAction(route, splitParcel)

/**
 * Divides a package that is not packed: some of its things travel in a second package by the same method to
 * the same address. The frozen money covers the first package, then the second; an excess is released, a
 * shortfall is charged when the second is packed.
 */
async function splitParcel(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, lang, now, concerns } = call
  const reason = body.reason.trim()
  const { shopper_id } = orNotFound(await findParcelForStaff(tx, params.id))
  await lockShopper(tx, shopper_id)
  const parcel = orNotFound(await lockParcelForStaff(tx, params.id))
  const change = await pricedSplit(tx, me, parcel, body.stock_item_ids, { lang, now })
  const [stays, goes] = [change.after[0]!, change.after[1]!]
  const afterFen = stays.totalFen + goes.totalFen
  if (afterFen !== body.expected_after_fen)
    throw new Refusal('out_of_date', { expected_after_fen: body.expected_after_fen, after_fen: afterFen })

  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  const second = await insertSecond(tx, parcel, stays, goes, now)
  await takeParcelStep(tx, parcel, 'split', { ...by, note: second.number })
  await insertParcelStep(tx, {
    parcel_id: second.id,
    step: 'split_off',
    from_stage: null,
    to_stage: 'to_pick',
    actor: 'staff',
    actor_id: me.id,
    note: parcel.number,
    created_at: now,
  })
  const leaving = goes.contents.map((content) => content.stock_item_id)
  await moveParcelItems(tx, parcel.id, second.id, leaving, { recordTrace: false })
  await updateParcel(tx, parcel.id, {
    ...pricedColumns(stays),
    insured_fen: parcel.insured_fen - second.insuredFen,
    declaration: JSON.stringify(declarationFor(parcel, stays)),
  })
  // Each is counted beside the other by a law that adds up what arrives together.
  for (const [id, part] of [
    [parcel.id, stays],
    [second.id, goes],
  ] as const)
    await updateParcel(tx, id, { tax_estimate: await taxesOf(tx, { ...parcel, id }, part, now) })
  await updateCouponDiscount(tx, { parcelId: parcel.id }, couponFenOf(stays.bill))
  await moveFrozen(
    tx,
    'parcel_split',
    shopper_id,
    [
      {
        parcelId: parcel.id,
        beforeFen: parcel.frozen_fen,
        afterFen: stays.frozenFen,
        step: await countParcelSteps(tx, parcel.id, 'split'),
      },
      { parcelId: second.id, beforeFen: 0, afterFen: goes.frozenFen, step: 0 },
    ],
    by,
  )
  await notify(call, shopper_id, {
    kind: 'parcel_split',
    args: { number: parcel.number, note: second.number, reason, amount_fen: change.refundedFen },
    subject: { kind: 'parcel', id: parcel.id },
  })
  const wire = toChange(change, parcel.estimated_fen, [parcel.number, second.number])
  await audit(call, {
    action: 'split_parcel',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { estimated_fen: parcel.estimated_fen, frozen_fen: parcel.frozen_fen },
    after: { ...wire, new_parcel_id: second.id },
    reason,
  })
  concerns(shopper_id)
  return { ...wire, new_parcel_id: second.id, new_number: second.number }
}

export async function pricedSplit(
  tx: Tx,
  me: StaffMember,
  parcel: ParcelRow,
  stockItemIds: readonly string[],
  reading: { lang: Lang; now: Date },
) {
  refuseIf(whyNotStep(parcelTable, parcel.stage, 'split', me.roles))
  const contents = await listContents(tx, [parcel.id])
  const leaving = new Set(stockItemIds.map((id) => id.toLowerCase()))
  const goes = contents.filter((content) => leaving.has(content.stock_item_id))
  if (goes.length < leaving.size) throw badInput({ stock_item_ids: 'unknown' }, 'not_in_this_package')
  refuseIf(whyNotSplit(contents.length, goes.length, parcel.pay_way))
  const stays = contents.filter((content) => !leaving.has(content.stock_item_id))
  return await priceSplit({ db: tx, ...reading }, parcel, [stays, goes])
}

/**
 * Inserts the second package with the same choices of the shopper as the first. The insured sum is split in
 * proportion to the value of the things.
 */
async function insertSecond(tx: Tx, parcel: ParcelRow, stays: Priced, goes: Priced, now: Date) {
  const worth = (priced: Priced) => priced.contents.reduce((sum, content) => sum + content.value_fen, 0)
  const insuredFen = splitFen(parcel.insured_fen, [worth(stays), worth(goes)])[1]!
  const { id, number } = await insertParcel(tx, {
    ...pricedColumns(goes),
    number: readableNumber('P', await nextParcelNumber(tx)),
    shopper_id: parcel.shopper_id,
    warehouse_id: parcel.warehouse_id,
    stage: 'to_pick',
    stage_at: now,
    address: JSON.stringify(parcel.address),
    country: parcel.country,
    line_id: parcel.line_id,
    rate: JSON.stringify(parcel.rate),
    service_ids: parcel.service_ids,
    insured_fen: insuredFen,
    declaration: JSON.stringify(declarationFor(parcel, goes)),
    plan_saved_fen: 0,
    remark: parcel.remark,
    created_at: now,
    pay_by: parcel.pay_by,
    paid_at: parcel.paid_at,
    split_from: parcel.id,
  })
  return { id, number, insuredFen }
}

async function taxesOf(tx: Tx, parcel: ParcelRow, part: Priced, now: Date): Promise<string | null> {
  const grams = part.estimate.weightGrams
  const again = { declaration: declarationFor(parcel, part), bill: part.bill, grams }
  return (await estimateAgain(tx, parcel, again, now)).kept
}

const declarationFor = (parcel: ParcelRow, part: Priced) =>
  declarationOf(parcel).filter((row) =>
    part.contents.some((content) => content.stock_item_id === row.stock_item_id),
  )
