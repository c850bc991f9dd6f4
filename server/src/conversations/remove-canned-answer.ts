import { removeCannedAnswer as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { deleteCanned, lockCanned } from './sql-canned.ts'
import { wordsOf } from './canned-answers.ts'

export const removeCannedAnswerAction = writeAction(route, removeCannedAnswer)

async function removeCannedAnswer(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params } = call
  const before = orNotFound(await lockCanned(tx, params.id))
  await deleteCanned(tx, before.id)
  await audit(call, {
    action: 'remove_canned_answer',
    subjectKind: 'canned_answer',
    subjectId: before.id,
    before: wordsOf(before),
  })
  return {}
}
