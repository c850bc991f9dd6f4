import { CODED_MARKETS, SITE_KINDS } from '@longhaul/domain/links/agents/link-site.ts'
import { UNREAD_REASONS } from '@longhaul/domain/links/unread.ts'
import { Type } from 'typebox'
import { Done, Moment, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const READERS = { staff: ['buyer', 'finance'] } as const
const EDITORS = { staff: ['buyer'] } as const

const Host = Type.String({ minLength: 1, maxLength: 253 })
const words = {
  kind: oneOf(SITE_KINDS),
  /** What the shop calls the agent, in small letters; empty for sites that are no agents. */
  name: Type.String({ pattern: '^([a-z0-9][a-z0-9_-]{0,39})?$' }),
  /** The site's own numbers for marketplaces. */
  codes: Type.Array(
    Type.Object({ code: Type.String({ pattern: '^[0-9]{1,3}$' }), market: oneOf(CODED_MARKETS) }),
    { maxItems: 10 },
  ),
  is_read: Type.Boolean(),
}

/**
 * A site whose links are read beside the marketplaces: another agent, a gallery, a short host, an app's
 * scheme.
 */
export const LinkSite = Type.Object({
  host: Type.String(),
  ...words,
  /** Whether it comes with the program, was changed here, or was added here. */
  origin: oneOf(['built_in', 'changed', 'added']),
  changed_at: nullable(Moment),
  changed_by: nullable(Type.String()),
})

export const listLinkSites = route('GET /staff/link_sites', {
  who: READERS,
  summary: 'List the agents, galleries, short hosts and apps whose links are read, built in or added',
  shows: ['site'],
  reply: Type.Object({ items: Type.Array(LinkSite) }),
})

export const saveLinkSite = route('PUT /staff/link_sites/{host}', {
  who: EDITORS,
  summary:
    'Add a site, or change one. Links are read accordingly at once. `seen_at` is the `changed_at` that was edited, null for a new or a built-in site.',
  params: Type.Object({ host: Host }),
  body: Type.Object({ ...words, seen_at: nullable(Moment) }),
  changes: ['site'],
  reply: LinkSite,
  refusals: ['invalid_input', 'out_of_date'],
})

export const removeLinkSite = route('DELETE /staff/link_sites/{host}', {
  who: EDITORS,
  summary: 'Remove an added site, or return a changed one to what it was',
  params: Type.Object({ host: Host }),
  changes: ['site'],
  reply: Done,
  refusals: ['not_found'],
})

/** The form of links that were pasted and could not be read, without anything personal. */
export const UnreadLink = Type.Object({
  form: Type.String(),
  host: Type.String(),
  reason: oneOf(UNREAD_REASONS),
  times: Type.Integer({ minimum: 1 }),
  first_at: Moment,
  last_at: Moment,
})

export const listUnreadLinks = route('GET /staff/unread_links', {
  who: READERS,
  summary: 'List what shoppers pasted and we could not read, the most frequent first, at most 200',
  shows: [],
  reply: Type.Object({ items: Type.Array(UnreadLink), total: Type.Integer({ minimum: 0 }) }),
})
