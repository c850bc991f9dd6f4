import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { addCannedAnswer as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { CANNED_MAX } from '@longhaul/domain/conversations/canned.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { findCanned, insertCanned, listCanned } from './sql-canned.ts'
import { textsOfAnswer, toWire, wordsOf } from './canned-answers.ts'

export const addCannedAnswerAction = writeAction(route, addCannedAnswer)

/** Adds a canned answer at the end of the list. */
async function addCannedAnswer(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  const all = await listCanned(tx)
  if (all.length >= CANNED_MAX) throw badInput({ [`title_${FIRST_LANG}`]: 'too_many' })
  const words = textsOfAnswer(body)
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
    after: wordsOf(words),
  })
  return toWire(orNotFound(await findCanned(tx, id)))
}
