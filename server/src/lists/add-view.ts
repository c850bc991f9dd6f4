import { addView as route } from '@longhaul/contract/staff/lists.staff.ts'
import { VIEWS_MAX } from '@longhaul/domain/lists/views.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { readWords } from './read-query.ts'
import * as sql from './sql-views.ts'
import { requireReader, requireFreeName, toView } from './own-view.ts'

export const addViewAction = writeAction(route, addView)

/** Saves the current filters and order of a list as a view. */
async function addView({ tx, me, body, now }: WriteCall<typeof route>): Answer<typeof route> {
  requireReader(me, body.list)
  readWords(body.list, body.query)
  if ((await sql.countViews(tx, me.id)) >= VIEWS_MAX) throw badInput({ name: 'view_limit' })
  const name = body.name.trim()
  await requireFreeName(tx, { staffId: me.id, list: body.list, name })
  const { id } = await sql.insertView(tx, {
    list: body.list,
    staff_id: me.id,
    name,
    shared: body.shared,
    query: body.query,
    created_at: now,
  })
  return toView(me, orNotFound(await sql.lockViewFor(tx, me.id, id)))
}
