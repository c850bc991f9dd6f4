import { whyNotCount } from '@longhaul/domain/warehouse/shelf-count.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { type CountRow, lockCount } from './sql-counts.ts'

type Call = UnitOfWork & { me: StaffMember }

/** Locks a count in the caller's warehouse, whether it runs or is over. */
export async function lockCountHere({ tx, me }: Call, id: string): Promise<CountRow> {
  const count = orNotFound(await lockCount(tx, id))
  refuseElsewhere(me, count.warehouse_id)
  return count
}

/** Locks a count that the caller runs; refuses one that is over, and a colleague's. */
export async function lockOwnCount(call: Call, id: string): Promise<CountRow> {
  const count = await lockCountHere(call, id)
  refuseIf(isOver(count) ? 'count_closed' : count.counted_by === call.me.id ? null : 'shelf_being_counted')
  return count
}

const isOver = (count: CountRow): boolean => count.ended_at !== null || count.cancelled_at !== null

/** Why somebody may not end what a colleague counts; an admin may. */
export const whyNotCancel = (count: CountRow, me: StaffMember, now: Date) =>
  me.roles.includes('admin')
    ? null
    : whyNotCount({ countedBy: count.counted_by, activeAt: count.active_at }, me.id, now)
