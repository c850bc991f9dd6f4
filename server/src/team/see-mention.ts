import { seeMention as route } from '@longhaul/contract/staff/mentions.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { markSeen } from './sql-mentions.ts'

export const seeMentionAction = writeAction(route, seeMention)

async function seeMention({ tx, me, params, now }: WriteCall<typeof route>): Answer<typeof route> {
  orNotFound((await markSeen(tx, params.id, me.id, now)) || undefined)
  return {}
}
