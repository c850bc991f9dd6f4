import {
  addCannedAnswer,
  changeCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from '@longhaul/contract/messages/conversations.staff.ts'
import { CANNED_MAX } from '@longhaul/domain/conversations/canned.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput, found } from '../platform/http/refusal.ts'
import {
  type CannedRow,
  type CannedWords,
  deleteCanned,
  findCanned,
  insertCanned,
  listCanned,
  lockCanned,
  updateCanned,
} from './sql-canned.ts'

export const listCannedAnswersAction = action(listCannedAnswers, async ({ tx }) => ({
  items: (await listCanned(tx)).map(toWire),
}))

/** Keeps an answer ready, at the end of the list. */
export const addCannedAnswerAction = action(addCannedAnswer, async (call) => {
  const { tx, me, body, now, changed } = call
  const all = await listCanned(tx)
  if (all.length >= CANNED_MAX) throw badInput({ title_en: 'too_many' })
  const words = wordsOf(body)
  const { id } = await insertCanned(tx, {
    ...words,
    position: (all.at(-1)?.position ?? 0) + 1,
    updated_by: me.id,
    created_at: now,
    updated_at: now,
  })
  await audit(call, {
    action: 'add_canned_answer',
    subjectKind: 'canned_answer',
    subjectId: id,
    after: words,
  })
  await changed('staff', 'conversations')
  return toWire(found(await findCanned(tx, id)))
})

/** Words it anew, unless a colleague has done so since it was read. */
export const changeCannedAnswerAction = action(changeCannedAnswer, async (call) => {
  const { tx, me, params, body, now, changed } = call
  const before = found(await lockCanned(tx, params.id))
  if (before.updated_at.getTime() !== new Date(body.seen_at).getTime())
    throw new Refusal('canned_answer_changed')
  const words = wordsOf(body)
  await updateCanned(tx, before.id, { ...words, updated_by: me.id, updated_at: now })
  await audit(call, {
    action: 'change_canned_answer',
    subjectKind: 'canned_answer',
    subjectId: before.id,
    before: wordsOf(before),
    after: words,
  })
  await changed('staff', 'conversations')
  return toWire(found(await findCanned(tx, before.id)))
})

export const removeCannedAnswerAction = action(removeCannedAnswer, async (call) => {
  const { tx, params, changed } = call
  const before = found(await lockCanned(tx, params.id))
  await deleteCanned(tx, before.id)
  await audit(call, {
    action: 'remove_canned_answer',
    subjectKind: 'canned_answer',
    subjectId: before.id,
    before: wordsOf(before),
  })
  await changed('staff', 'conversations')
  return {}
})

const wordsOf = ({ title_en, title_zh, body_en, body_zh }: CannedWords): CannedWords => ({
  title_en: title_en.trim(),
  title_zh: title_zh.trim(),
  body_en: body_en.trim(),
  body_zh: body_zh.trim(),
})

const toWire = (row: CannedRow) => ({
  id: row.id,
  ...wordsOf(row),
  updated_at: row.updated_at.toISOString(),
  updated_by: row.updated_by_name,
})
