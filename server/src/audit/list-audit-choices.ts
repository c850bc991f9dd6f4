import { listAuditChoices as route } from '@longhaul/contract/staff/audit.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { listPeople, listWords } from './sql.ts'

export const listAuditChoicesAction = action(route, listAuditChoices)

async function listAuditChoices({ tx }: Call<typeof route>): Answer<typeof route> {
  return {
    people: await listPeople(tx),
    actions: await listWords(tx, 'action'),
    subject_kinds: await listWords(tx, 'subject_kind'),
  }
}
