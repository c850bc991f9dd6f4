import { listAuditChoices as route } from '@longhaul/contract/staff/audit.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { sayAction, saySubject } from './say-acts.ts'
import { listPeople, listWords } from './sql.ts'

export const listAuditChoicesAction = readAction(route, listAuditChoices, { fromReplica: true })

async function listAuditChoices({ db, lang }: ReadCall<typeof route>): Answer<typeof route> {
  return {
    people: await listPeople(db),
    actions: (await listWords(db, 'action')).map((value) => ({ value, words: sayAction(lang, value) })),
    subject_kinds: (await listWords(db, 'subject_kind')).map((value) => ({
      value,
      words: saySubject(lang, value),
    })),
  }
}
