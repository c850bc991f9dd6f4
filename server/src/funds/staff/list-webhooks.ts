import { listWebhooks as route } from '@longhaul/contract/hooks/webhooks.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { listWebhookEvents, listWebhookProviders } from './sql-webhooks.ts'
import { toWire } from './webhook-row.ts'

const PAGE = 50

export const listWebhooksAction = readAction(route, listWebhooks)

async function listWebhooks({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listWebhookEvents(db, {
    provider: query.provider || undefined,
    state: query.state,
    words: query.q?.trim() ?? '',
    before: query.before,
    size: PAGE + 1,
  })
  return {
    items: rows.slice(0, PAGE).map(toWire),
    more: rows.length > PAGE,
    providers: await listWebhookProviders(db),
  }
}
