import { type Kysely, sql } from 'kysely'
import type { Shopper } from '../logged-in.ts'
import { sawSiteVersion } from './site-memory.ts'
import type { DB } from './tables.ts'

/** A token that is good now, and its shopper. That a token ends with the password it was made under, the database sees to. */
export async function findReader(db: Kysely<DB>, hash: Buffer, now: Date) {
  const row = await db
    .selectFrom('read_tokens')
    .innerJoin('shoppers', 'shoppers.id', 'read_tokens.shopper_id')
    .where('read_tokens.token_hash', '=', hash)
    .where('read_tokens.expires_at', '>', now)
    .where('shoppers.blocked_at', 'is', null)
    .where('shoppers.closed_at', 'is', null)
    .select(['read_tokens.id as token_id', 'scopes', 'last_used_at', 'shoppers.id', 'email'])
    .select(['email_verified_at', 'nickname', 'lang', 'expires_at'])
    .select(sql<number>`(select version from site_version)`.as('site_version'))
    .executeTakeFirst()
  if (!row) return undefined
  sawSiteVersion(db, row.site_version)
  const shopper: Shopper = {
    kind: 'shopper',
    id: row.id,
    // There is no session: no call that a token reaches asks for one.
    sessionId: row.token_id,
    sessionEndsAt: row.expires_at,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    blocked: false,
    name: row.nickname || row.email,
    lang: row.lang,
  }
  // Only words of the list are ever kept.
  return {
    tokenId: row.token_id,
    scopes: row.scopes,
    lastUsedAt: row.last_used_at,
    shopper,
  }
}
