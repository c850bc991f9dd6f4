import type { Tx } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { insertQuestion } from './sql-questions.ts'
import { lockItemForStaff } from './sql.ts'

/**
 * Inspection found a problem: asks the shopper whether to keep the item as it is. Its price stays the same.
 */
export async function askAboutProblem(
  tx: Tx,
  asked: { itemId: string; note: string; askedBy: string; now: Date },
): Promise<Date> {
  const item = orNotFound(await lockItemForStaff(tx, asked.itemId))
  const { problemAnswerHours } = await readSettings(tx)
  const answerBy = new Date(asked.now.getTime() + problemAnswerHours * 3_600_000)
  await insertQuestion(tx, {
    order_item_id: item.id,
    kind: 'problem',
    note: asked.note,
    old_goods_fen: item.goods_fen,
    new_goods_fen: item.goods_fen,
    old_freight_fen: item.freight_fen,
    new_freight_fen: item.freight_fen,
    asked_by: asked.askedBy,
    asked_at: asked.now,
    answer_by: answerBy,
  })
  return answerBy
}
