import { listRefundCases as route } from '@longhaul/contract/orders/orders.staff.ts'
import { type RefundedSoFar, withinLeft } from '@longhaul/domain/orders/refund.ts'
import { OPEN_REFUND_STAGES, REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { badInput } from '../platform/http/refusal.ts'
import { imageUrl } from '../files/public.ts'
import { toStaffGoods } from '../goods/public.ts'
import { firstOf, secondPersonFrom, secondStepOf } from '../policy/public.ts'
import { readRefundedSoFar } from './refunded-so-far.ts'
import { listPhotosOfItems, listRefundCasesForStaff } from './sql-refunds.ts'

export const listRefundCasesAction = readAction(route, listRefundCases)

/** Refund requests: the open ones, or those at one stage. */
async function listRefundCases(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, query, now, world } = call
  const stage = REFUND_STAGES.find((known) => known === query.stage)
  if (query.stage && !stage) throw badInput({ stage: 'choice' })
  const size = pageSize(query.limit)
  const filter = { stage, cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listRefundCasesForStaff(db, filter), size)
  const needsSecond = await secondPersonFrom(call, 'refund')
  const whyNotSecond = await secondStepOf(call, 'refund')
  const itemIds = rows.map((row) => row.order_item_id)
  const refundedSoFar = await readRefundedSoFar(db, itemIds)
  const photos = itemIds.length === 0 ? [] : await listPhotosOfItems(db, itemIds)
  const items = rows.map((row) => ({
    ...toRow(withinReach(row, refundedSoFar(row.order_item_id)), needsSecond),
    why_not_second: whyNotSecond(firstOf(row)),
    goods: { ...toStaffGoods(world, row.goods, now), quantity: row.item_quantity },
    photos: photos
      .filter((photo) => photo.order_item_id === row.order_item_id)
      .map(({ file_id: id, note }) => ({ id, url: imageUrl(world, id, now) ?? '', note })),
  }))
  return { items, next_cursor }
}

type Row = Awaited<ReturnType<typeof listRefundCasesForStaff>>[number]

/**
 * An open request, its amounts limited to what may still be refunded, since its item may have been partly
 * refunded in the meantime.
 */
function withinReach(row: Row, { leftFen }: RefundedSoFar): Row {
  if (!OPEN_REFUND_STAGES.some((open) => open === row.stage)) return row
  const asked = {
    goodsFen: row.goods_fen,
    freightFen: row.freight_fen,
    serviceFen: row.service_fen,
    returnFen: row.return_fen,
  }
  const amounts = withinLeft(asked, leftFen)
  return {
    ...row,
    goods_fen: amounts.goodsFen,
    freight_fen: amounts.freightFen,
    service_fen: amounts.serviceFen,
    return_fen: amounts.returnFen,
  }
}

function toRow(row: Row, needsSecond: (fen: Fen) => boolean) {
  const amountFen = row.goods_fen + row.freight_fen + row.service_fen - row.return_fen
  return {
    id: row.id,
    stage: row.stage,
    order_number: row.order_number,
    item_id: row.order_item_id,
    item_stage: row.item_stage,
    item_url: row.item_url,
    deadline_at: row.deadline_at?.toISOString() ?? null,
    problem_note: row.problem_note ?? '',
    shopper_lang: row.shopper_lang,
    shopper_name: row.nickname || row.email,
    reason: row.reason,
    cause: row.cause,
    fault: row.fault,
    problem: row.problem,
    quantity: row.quantity,
    item_quantity: row.item_quantity,
    amount_fen: amountFen,
    goods_fen: row.goods_fen,
    freight_fen: row.freight_fen,
    service_fen: row.service_fen,
    return_fen: row.return_fen,
    created_at: row.created_at.toISOString(),
    order_id: row.order_id,
    shopper_id: row.shopper_id,
    two_people: row.approved_by !== null || needsSecond(amountFen),
    approved_by: row.approved_by,
    approved_by_name: row.approved_by_name,
  }
}
