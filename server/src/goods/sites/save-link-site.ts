import { saveLinkSite as route } from '@longhaul/contract/goods/link-sites.staff.ts'
import { tidyHost, whyNotLinkSite } from '@longhaul/domain/links/agents/own-sites.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, badInput, orNotFound } from '../../platform/http/refusal.ts'
import { ownSite } from './site-rows.ts'
import { findSite, lockSite, putSite } from './sql.ts'

export const saveLinkSiteAction = writeAction(route, saveLinkSite)

/** Adds a site whose links are read, or changes one, unless a colleague has changed it since it was read. */
async function saveLinkSite(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, world } = call
  const { kind, name, is_read } = body
  const host = tidyHost(kind, params.host)
  const why = whyNotLinkSite({ kind, host }, new URL(world.env.publicUrl).hostname)
  if (why) throw badInput({ host: why }, why)
  if ((kind === 'agent') !== (name !== '')) throw badInput({ name: 'invalid_input' })

  const before = await lockSite(tx, host)
  if ((before?.changed_at.toISOString() ?? null) !== (body.seen_at && new Date(body.seen_at).toISOString()))
    throw new Refusal('link_site_changed')
  const codes = Object.fromEntries(body.codes.map(({ code, market }) => [code, market]))
  const site = { host, kind, name, codes, is_read }
  await putSite(tx, { ...site, changed_at: now, changed_by: me.id })
  await audit(call, {
    action: 'save_link_site',
    subjectKind: 'link_site',
    subjectId: host,
    before: before && {
      kind: before.kind,
      name: before.name,
      codes: before.codes,
      is_read: before.is_read,
    },
    after: { kind, name, codes, is_read },
  })
  return ownSite(orNotFound(await findSite(tx, host)))
}
