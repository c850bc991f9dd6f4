import { thingOfGoods } from '@longhaul/domain/ledger/thing.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { receiveReturnedParcel as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import { areGoodsOurs } from '@longhaul/domain/claims/contradiction.ts'
import { cameBack, compensationOwed, returnFreightOwed } from '@longhaul/domain/ledger/recipes.ts'
import { returnCausesFrom, returnFreightShare } from '@longhaul/domain/parcels/return-freight.ts'
import { lockShopper, post, readPaidByClaims, readThings } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { ledgerActor } from '../../orders/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database/db.ts'
import { badInput, orNotFound } from '../../platform/http/refusal.ts'
import { recordPlanSavings, readOwnTerms } from '../../rewards/public.ts'
import {
  countSteps,
  planDaysOf,
  planDaysWorth,
  restartStorage,
  takeStockSteps,
} from '../../warehouse/public.ts'
import { noteReturn } from './note-return.ts'
import { refundTaxes } from '../taxes/refund-taxes.ts'
import { settleAlarms } from '../tracking/alarms.ts'
import { readParcelDetail } from '../reading/parcel-detail.ts'
import { type TakenBy, takeParcelStep } from '../parcel-step.ts'
import { type ContentRow, listContents, releaseParcelItems } from '../sql-items.ts'
import { lockParcelHere } from '../packing/lock-parcel-here.ts'
import { type ParcelRow, findParcelForStaff, updateParcel } from '../sql.ts'

export const receiveReturnedParcelAction = writeAction(route, receiveReturnedParcel)

/**
 * Records that a package came back to the warehouse: its goods are in stock again and their free storage
 * restarts. We pay the carrier's return freight; a shopper who caused the return owes it, which is collected
 * from the balance. Goods whose full value was refunded by a claim now belong to us and do not go back into
 * stock. What a claim for their loss paid for the others is owed back.
 */
async function receiveReturnedParcel(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, concerns } = call
  const { shopper_id } = orNotFound(await findParcelForStaff(tx, params.id))
  await lockShopper(tx, shopper_id)
  const parcel = await lockParcelHere(call, params.id)
  const note = body.note.trim()
  const { cause, freight_fen: freightFen } = body
  if (!returnCausesFrom(parcel.stage).includes(cause)) throw badInput({ cause: 'choice' })
  const owedFen = returnFreightShare(cause, freightFen)
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  const stage = await takeParcelStep(tx, parcel, 'come_back', { ...by, note })
  await updateParcel(tx, parcel.id, {
    closed_by: 'system',
    close_reason: note,
    return_cause: cause,
    return_freight_fen: freightFen,
  })
  await post(tx, {
    kind: 'parcel_returned',
    subject: { kind: 'parcel', id: parcel.id },
    shopperId: shopper_id,
    actor: ledgerActor(by),
    now,
    postings: cameBack(parcel.line_id, freightFen),
  })
  await post(tx, {
    kind: 'return_freight_owed',
    subject: { kind: 'parcel', id: parcel.id },
    shopperId: shopper_id,
    actor: ledgerActor(by),
    now,
    postings: returnFreightOwed(shopper_id, owedFen),
  })
  const taxFen = await refundTaxes(call, parcel, by)
  await settleAlarms(call, parcel.id)
  // It counted as received, for which there were points; its goods earn them when they arrive.
  if (parcel.stage === 'done') await call.enqueue('reverse-points', { kind: 'parcel', id: parcel.id })
  const contents = await listContents(tx, [parcel.id])
  const oursIds = await findOurs(tx, contents)
  const releasedIds = await releaseParcelItems(tx, parcel.id)
  const stockItemIds = releasedIds.filter((id) => !oursIds.has(id))
  const terms = await readOwnTerms(tx, shopper_id, now)
  const storage = { freeDays: terms.settings.freeStorageDays, planDays: planDaysOf(terms) }
  await noteReturn(
    call,
    parcel,
    contents.filter((goods) => stockItemIds.includes(goods.stock_item_id)),
    body.found,
  )
  await restartStorage(tx, stockItemIds, { now, ...storage })
  await takeStockSteps(tx, stockItemIds, 'come_back', by)
  await takeStockSteps(
    tx,
    releasedIds.filter((id) => oursIds.has(id)),
    'keep_goods',
    by,
  )
  const savedFen = planDaysWorth(terms)
  const savings = stockItemIds.map((stockItemId) => ({ savedFen, stockItemId }))
  await recordPlanSavings(tx, { monthId: terms.monthId, now }, savings)
  const paidBackFen =
    parcel.stage === 'lost'
      ? await takeBackCompensation(
          call,
          parcel,
          contents.filter((goods) => !oursIds.has(goods.stock_item_id)),
          by,
        )
      : 0
  const kinds = [
    ...(oursIds.size > 0 ? (['goods_kept'] as const) : []),
    ...(paidBackFen > 0 ? (['compensation_owed'] as const) : []),
  ]
  for (const kind of kinds.length > 0 ? kinds : (['parcel_returned'] as const)) {
    const fen = kind === 'compensation_owed' ? paidBackFen : owedFen
    await notify(call, shopper_id, {
      kind,
      args: { number: parcel.number, ...(fen > 0 ? { amount_fen: fen } : {}) },
      subject: { kind: 'parcel', id: parcel.id },
    })
  }
  await audit(call, {
    action: 'bring_back_parcel',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { stage: parcel.stage },
    after: {
      stage,
      cause,
      freight_fen: freightFen,
      owed_fen: owedFen + paidBackFen,
      tax_fen: taxFen,
      kept: [...oursIds],
      ...(body.found ? { found: body.found } : {}),
    },
    reason: note,
  })
  concerns(shopper_id)
  return await readParcelDetail(call, parcel.id)
}

/**
 * The goods that belong to us because claims have refunded their full value. They do not go back on the shelf
 * as the shopper's.
 */
async function findOurs(tx: Tx, contents: readonly ContentRow[]): Promise<ReadonlySet<string>> {
  const accountOf = await readThings(tx, contents.map(thingOfGoods))
  const ours = contents.filter((goods) =>
    areGoodsOurs({
      worthFen: goods.value_fen,
      compensatedFen: accountOf(thingOfGoods(goods)).compensatedFen,
    }),
  )
  return new Set(ours.map((goods) => goods.stock_item_id))
}

/**
 * Goods for whose loss a part was paid are their shopper's again, who owes that part. Returns the amount, in
 * fen.
 */
async function takeBackCompensation(
  { tx, now }: WriteCall<typeof route>,
  parcel: ParcelRow,
  contents: readonly ContentRow[],
  by: TakenBy,
): Promise<Fen> {
  const paidOf = await readPaidByClaims(tx, parcel.id)
  const goodsOf = new Map(contents.map((goods) => [thingOfGoods(goods).id, goods]))
  let totalFen = 0
  for (const goods of goodsOf.values()) {
    const thing = thingOfGoods(goods)
    const fen = paidOf(thing)
    await post(tx, {
      kind: 'compensation_owed',
      subject: { kind: 'stock_item', id: goods.stock_item_id },
      step: await countSteps(tx, goods.stock_item_id, 'come_back'),
      shopperId: parcel.shopper_id,
      actor: ledgerActor(by),
      now,
      postings: compensationOwed(parcel.shopper_id, thing, fen),
    })
    totalFen += fen
  }
  return totalFen
}
