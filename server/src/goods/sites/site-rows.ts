import type { LinkSite as LinkSiteSchema } from '@longhaul/contract/goods/link-sites.staff.ts'
import { BUILT_IN } from '@longhaul/domain/links/agents/built-in.ts'
import type { LinkSite } from '@longhaul/domain/links/agents/link-site.ts'
import type { Static } from 'typebox'
import type { SiteRow } from './sql.ts'

type Wire = Static<typeof LinkSiteSchema>

/** A row of the shop's own list in wire format. */
export const ownSite = (row: SiteRow): Wire => ({
  ...wordsOf(row),
  is_read: row.is_read,
  origin: BUILT_IN.some(({ host }) => host === row.host) ? 'changed' : 'added',
  changed_at: row.changed_at.toISOString(),
  changed_by: row.changed_by_name,
})

/** A row of the list that comes with the program. */
export const builtInSite = (site: LinkSite): Wire => ({
  ...wordsOf(site),
  is_read: true,
  origin: 'built_in',
  changed_at: null,
  changed_by: null,
})

const wordsOf = ({ host, kind, name, codes }: LinkSite) => ({
  host,
  kind,
  name,
  codes: Object.entries(codes).map(([code, market]) => ({ code, market })),
})
