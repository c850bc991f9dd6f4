import { listFilterChoices as route } from '@longhaul/contract/staff/lists.staff.ts'
import { listShape } from '@longhaul/domain/lists/lists.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { badInput } from '../platform/http/refusal.ts'
import { requireReader } from './own-view.ts'
import { CHOICES } from './sql-choices.ts'

export const listChoicesAction = readAction(route, listChoices, { fromReplica: true })

/**
 * The values of a filter that has too many for a menu, found by a search. Refused to staff who may not read
 * the list.
 */
async function listChoices({ db, me, query, lang }: ReadCall<typeof route>): Answer<typeof route> {
  requireReader(me, query.list)
  const { filters } = listShape(query.list)
  const filter = Object.hasOwn(filters, query.filter) ? filters[query.filter] : undefined
  if (filter?.kind !== 'searched') throw badInput({ filter: 'choice' })
  return { items: await CHOICES[filter.of](db, query.q?.trim() ?? '', lang) }
}
