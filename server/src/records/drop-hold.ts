import { dropHold as route } from '@longhaul/contract/staff/holds.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { endHold } from './sql-holds.ts'

export const dropHoldAction = writeAction(route, dropHold)

async function dropHold({ tx, me, body, nothingChanged }: WriteCall<typeof route>): Answer<typeof route> {
  if (!(await endHold(tx, { kind: body.kind, id: body.id }, me.id))) nothingChanged()
  return {}
}
