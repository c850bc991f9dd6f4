import { listCannedAnswers as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listCanned } from './sql-canned.ts'
import { toWire } from './canned-answers.ts'

export const listCannedAnswersAction = readAction(route, listCannedAnswers)

async function listCannedAnswers({ db }: ReadCall<typeof route>): Answer<typeof route> {
  return {
    items: (await listCanned(db)).map(toWire),
  }
}
