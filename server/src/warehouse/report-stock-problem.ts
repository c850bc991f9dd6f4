import { reportStockProblem as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { isOneOf } from '@longhaul/domain/entries.ts'
import { ABNORMAL_REASONS } from '@longhaul/domain/warehouse/inspection.ts'
import { joinSentences } from '@longhaul/text/join-sentences.ts'
import { foundIn } from '@longhaul/text/photos/found-in.ts'
import { noticeNames } from '../goods/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { type AnswerOffer, findReaderLang, notify } from '../messages/public.ts'
import { askAboutProblem, offerAnswers } from '../orders/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { seenOnPhotos } from './photos/seen-on-photos.ts'
import { requireInspected } from './put-on-shelf.ts'
import { lockStockHere } from './lock-stock-here.ts'
import { findStockForStaff, setProblem } from './sql.ts'
import { readStockRow } from './stock-row.ts'
import { takeStockStep } from './stock-step.ts'

export const reportStockProblemAction = writeAction(route, reportStockProblem)

/**
 * Reports a problem with goods that arrived, with photos as evidence. For an order's item the shopper decides
 * what to do. Goods that the shopper bought elsewhere are shelved as they are, and the problem is only
 * reported.
 */
async function reportStockProblem(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, concerns } = call
  if (!isOneOf(ABNORMAL_REASONS, body.problem)) throw badInput({ problem: 'choice' })
  const { shopper_id } = orNotFound(await findStockForStaff(tx, params.id))
  await lockShopper(tx, shopper_id)
  const stock = await lockStockHere(call, params.id)
  const photos = await requireInspected(call, stock)
  const { pieces = stock.quantity } = body
  if (pieces > stock.quantity) throw badInput({ pieces: 'too_large' })
  const lang = await findReaderLang(tx, shopper_id)
  const note =
    pieces < stock.quantity
      ? joinSentences(lang, [foundIn(lang).some(pieces, stock.quantity), body.note])
      : body.note
  await setProblem(tx, stock.id, body.problem, note)
  let answerBy: Date | undefined
  let answers: AnswerOffer | undefined
  if (stock.order_item_id) {
    const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
    await takeStockStep(tx, stock.id, 'report_problem', by)
    answerBy = await askAboutProblem(tx, {
      itemId: stock.order_item_id,
      note,
      askedBy: me.id,
      now,
    })
    answers = await offerAnswers(call, { itemId: stock.order_item_id, shopperId: shopper_id })
  }
  await notify(call, stock.shopper_id, {
    kind: stock.order_item_id ? 'item_problem' : 'inbound_problem',
    args: {
      ...noticeNames(stock),
      note,
      reason: body.problem,
      photos: seenOnPhotos(photos),
      ...(answerBy ? { date: answerBy.toISOString() } : {}),
    },
    subject: { kind: 'stock_item', id: stock.id },
    answers,
  })
  await audit(call, {
    action: 'report_stock_problem',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    before: { stage: stock.stage },
    after: { problem: body.problem, pieces, note },
  })
  concerns(stock.shopper_id)
  return await readStockRow(call, stock.id)
}
