import { type Kysely, sql } from 'kysely'
import type { Shopper } from '../logged-in.ts'
import { sawSiteVersion } from './site-memory.ts'
import type { DB } from './tables.ts'

/** A program's valid token, with what it may do. */
export type FoundToken = NonNullable<Awaited<ReturnType<typeof findToken>>>

/**
 * A currently valid token of a program and its shopper. The database itself ends a token when the password
 * under which it was created changes. The value of a connected program's token is valid for an hour.
 */
export async function findToken(db: Kysely<DB>, hash: Buffer, now: Date) {
  const row = await db
    .selectFrom('read_tokens')
    .innerJoin('shoppers', 'shoppers.id', 'read_tokens.shopper_id')
    .where('read_tokens.token_hash', '=', hash)
    .where('read_tokens.expires_at', '>', now)
    .where((where) => where.or([where('access_ends_at', 'is', null), where('access_ends_at', '>', now)]))
    .where('shoppers.blocked_at', 'is', null)
    .where('shoppers.closed_at', 'is', null)
    .select(['read_tokens.id as token_id', 'scopes', 'last_used_at', 'shoppers.id', 'email'])
    .select(['name', 'act_scopes', 'per_act_fen', 'per_day_fen'])
    .select(['email_verified_at', 'nickname', 'lang', 'expires_at'])
    .select(sql<number>`(select version from site_version)`.as('site_version'))
    .executeTakeFirst()
  if (!row) return undefined
  sawSiteVersion(db, row.site_version)
  const acts = row.act_scopes.length > 0
  const shopper: Shopper = {
    kind: 'shopper',
    id: row.id,
    // There is no session; no call that a token may make needs one.
    sessionId: row.token_id,
    sessionEndsAt: row.expires_at,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    blocked: false,
    name: row.nickname || row.email,
    lang: row.lang,
    ...(acts && {
      grant: {
        id: row.token_id,
        name: row.name,
        ceilings: { perActFen: row.per_act_fen, perDayFen: row.per_day_fen },
      },
    }),
  }
  // The column only ever contains known scopes.
  return {
    tokenId: row.token_id,
    acts,
    scopes: row.scopes,
    actScopes: row.act_scopes,
    lastUsedAt: row.last_used_at,
    shopper,
  }
}
