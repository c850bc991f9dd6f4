import { listLinkSites as route } from '@longhaul/contract/goods/link-sites.staff.ts'
import { BUILT_IN } from '@longhaul/domain/links/agents/built-in.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { builtInSite, ownSite } from './site-rows.ts'
import { listSites } from './sql.ts'

export const listLinkSitesAction = readAction(route, listLinkSites)

/** The sites whose links are read: the shop's own first, then the rest of the built-in list. */
async function listLinkSites({ db }: ReadCall<typeof route>): Answer<typeof route> {
  const own = await listSites(db)
  const hosts = new Set(own.map(({ host }) => host))
  return {
    items: [...own.map(ownSite), ...BUILT_IN.filter(({ host }) => !hosts.has(host)).map(builtInSite)],
  }
}
