import { listCannedAnswers as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { listCanned } from './sql-canned.ts'
import { toWire } from './canned-answers.ts'

export const listCannedAnswersAction = action(route, listCannedAnswers)

async function listCannedAnswers({ tx }: Call<typeof route>): Answer<typeof route> {
  return {
    items: (await listCanned(tx)).map(toWire),
  }
}
