import { getWebhook as route } from '@longhaul/contract/hooks/webhooks.staff.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { findWebhookForStaff } from './sql-webhooks.ts'
import { toWire } from './webhook-row.ts'

export const getWebhookAction = action(route, getWebhook)

async function getWebhook({ tx, params }: Call<typeof route>): Answer<typeof route> {
  const event = orNotFound(await findWebhookForStaff(tx, Number(params.event)))
  return { ...toWire(event), body: event.body }
}
