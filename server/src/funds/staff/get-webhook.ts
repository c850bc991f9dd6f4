import { getWebhook as route } from '@longhaul/contract/hooks/webhooks.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { findWebhookForStaff } from './sql-webhooks.ts'
import { toWire } from './webhook-row.ts'

export const getWebhookAction = readAction(route, getWebhook)

async function getWebhook({ db, params }: ReadCall<typeof route>): Answer<typeof route> {
  const event = orNotFound(await findWebhookForStaff(db, Number(params.event)))
  return { ...toWire(event), body: event.body }
}
