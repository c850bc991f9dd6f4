import { listFilterChoices as route } from '@longhaul/contract/staff/lists.staff.ts'
import { listShape } from '@longhaul/domain/lists/lists.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { badInput } from '../platform/http/refusal.ts'
import { requireReader } from './own-view.ts'
import { CHOICES } from './sql-choices.ts'

export const listChoicesAction = action(route, listChoices, { fromCopy: true })

/** What a list can be filtered by, of the kinds of which there are too many for a menu. Whoever may not read the list learns nothing of them. */
async function listChoices({ tx, me, query, lang }: Call<typeof route>): Answer<typeof route> {
  requireReader(me, query.list)
  const { filters } = listShape(query.list)
  const filter = Object.hasOwn(filters, query.filter) ? filters[query.filter] : undefined
  if (filter?.kind !== 'searched') throw badInput({ filter: 'choice' })
  return { items: await CHOICES[filter.of](tx, query.q?.trim() ?? '', lang) }
}
