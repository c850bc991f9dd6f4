import { endPushDevice as route } from '@longhaul/contract/messages/push.ts'
import { deleteOwnRow } from '../platform/database/own-rows.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'

export const endPushDeviceAction = writeAction(route, endPushDevice)

/** Removes a device and its waiting notifications. */
async function endPushDevice({ tx, me, params }: WriteCall<typeof route>): Answer<typeof route> {
  if (!(await deleteOwnRow(tx, 'push_subscriptions', me.id, params.id))) throw new Refusal('not_found')
  return {}
}
