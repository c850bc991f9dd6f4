import { listAuditChoices as route } from '@longhaul/contract/staff/audit.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { sayAction, saySubject } from './say-acts.ts'
import { listPeople, listWords } from './sql.ts'

export const listAuditChoicesAction = action(route, listAuditChoices, { fromCopy: true })

async function listAuditChoices({ tx, lang }: Call<typeof route>): Answer<typeof route> {
  return {
    people: await listPeople(tx),
    actions: (await listWords(tx, 'action')).map((value) => ({ value, words: sayAction(lang, value) })),
    subject_kinds: (await listWords(tx, 'subject_kind')).map((value) => ({
      value,
      words: saySubject(lang, value),
    })),
  }
}
