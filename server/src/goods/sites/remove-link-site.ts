import { removeLinkSite as route } from '@longhaul/contract/goods/link-sites.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { deleteSite, lockSite } from './sql.ts'

export const removeLinkSiteAction = writeAction(route, removeLinkSite)

/** Removes a site from the shop's own list; one of the built-in list becomes again what it was. */
async function removeLinkSite(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params } = call
  const { host, kind, name, codes, is_read } = orNotFound(await lockSite(tx, params.host))
  await deleteSite(tx, host)
  await audit(call, {
    action: 'remove_link_site',
    subjectKind: 'link_site',
    subjectId: host,
    before: { kind, name, codes, is_read },
  })
  return {}
}
