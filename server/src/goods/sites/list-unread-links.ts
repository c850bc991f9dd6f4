import { listUnreadLinks as route } from '@longhaul/contract/goods/link-sites.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { countUnreadForms, listUnread } from './sql.ts'

const SHOWN = 200

export const listUnreadLinksAction = readAction(route, listUnreadLinks)

/** What shoppers pasted and we could not read. */
async function listUnreadLinks({ db }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listUnread(db, SHOWN)
  return {
    items: rows.map(({ form, host, reason, times, first_at, last_at }) => ({
      form,
      host,
      reason,
      times,
      first_at: first_at.toISOString(),
      last_at: last_at.toISOString(),
    })),
    total: await countUnreadForms(db),
  }
}
