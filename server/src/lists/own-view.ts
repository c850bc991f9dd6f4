import { type ListId, listShape } from '@longhaul/domain/lists/lists.ts'
import { understoodOf } from '@longhaul/domain/lists/query.ts'
import { mayChangeView } from '@longhaul/domain/lists/views.ts'
import { holdsOneOf } from '@longhaul/domain/staff/rights.ts'
import { Refusal, badInput, orNotFound } from '../platform/http/refusal.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import * as sql from './sql-views.ts'

/** Refuses a list that the member of staff may not read, as an invalid choice. */
export function requireReader(me: StaffMember, list: ListId): void {
  if (!holdsOneOf(me.roles, listShape(list).roles)) throw badInput({ list: 'choice' })
}

export async function requireFreeName(
  tx: Parameters<typeof sql.isNameTaken>[0],
  named: { staffId: string; list: ListId; name: string; but?: string },
): Promise<void> {
  if (await sql.isNameTaken(tx, named)) throw badInput({ name: 'in_use' })
}

/**
 * Locks a view for a change. Refuses a colleague's view with `not_found` if it is not shared, and with
 * `forbidden` if it is shared but may not be changed.
 */
export async function lockOwn(tx: Parameters<typeof sql.lockViewFor>[0], me: StaffMember, id: string) {
  const view = orNotFound(await sql.lockViewFor(tx, me.id, id))
  if (!mayChange(me, view)) throw new Refusal('forbidden')
  return view
}

const mayChange = (me: StaffMember, view: sql.ViewRow): boolean =>
  mayChangeView(
    { id: me.id, isAdmin: me.roles.includes('admin') },
    { staffId: view.staff_id, shared: view.shared },
  )

export const toView = (me: StaffMember, view: sql.ViewRow) => ({
  id: view.id,
  name: view.name,
  shared: view.shared,
  query: { ...understoodOf(listShape(view.list), view.query) },
  by: view.by,
  mine: view.staff_id === me.id,
  may_change: mayChange(me, view),
  created_at: view.created_at.toISOString(),
})
