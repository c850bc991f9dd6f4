import { changeCannedAnswer as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import { findCanned, lockCanned, updateCanned } from './sql-canned.ts'
import { textsOfAnswer, toWire, wordsOf } from './canned-answers.ts'

export const changeCannedAnswerAction = writeAction(route, changeCannedAnswer)

/** Changes the text of a canned answer, unless a colleague has changed it since it was read. */
async function changeCannedAnswer(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const before = orNotFound(await lockCanned(tx, params.id))
  if (before.updated_at.getTime() !== new Date(body.seen_at).getTime())
    throw new Refusal('canned_answer_changed')
  const words = textsOfAnswer(body)
  await updateCanned(tx, before.id, { ...words, updated_by: me.id, updated_at: now })
  await audit(call, {
    action: 'change_canned_answer',
    subjectKind: 'canned_answer',
    subjectId: before.id,
    before: wordsOf(before),
    after: wordsOf(words),
  })
  return toWire(orNotFound(await findCanned(tx, before.id)))
}
