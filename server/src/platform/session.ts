import { hash as hashOf, randomBytes } from 'node:crypto'
import { ACT_TOKEN_PREFIX } from '@longhaul/domain/accounts/grants.ts'
import { READ_TOKEN_PREFIX } from '@longhaul/domain/accounts/read-tokens.ts'
import type { FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { findToken } from './database/find-token.ts'
import { sawSiteVersion } from './database/site-memory.ts'
import { Refusal } from './http/refusal.ts'
import type { Shopper, StaffMember } from './logged-in.ts'
import type { DB } from './database/tables.ts'

/**
 * The precision of a session's time of last use, so that a page with five calls does not cause five writes.
 */
const SEEN_EVERY_MS = 5 * 60_000

/** A new token: 256 random bits as text. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * The stored hash of a token, so that a leaked database cannot be used to log in. Uses one-shot hashing: a
 * hash object cost a twelfth of a small call.
 */
export const hashToken = (token: string): Buffer => hashOf('sha256', token, 'buffer')

/**
 * The token in the Authorization header, bare or after `Bearer `. Nothing else authenticates, neither cookies
 * nor queries, which prevents CSRF.
 */
export const tokenOf = (request: FastifyRequest): string =>
  request.headers.authorization?.replace(/^Bearer\s+/i, '').trim() ?? ''

const hashes = new WeakMap<FastifyRequest, Buffer>()

/**
 * The hash of a request's token, computed once, because both the rate limit and the session look-up need it.
 */
export function tokenHashOf(request: FastifyRequest): Buffer {
  const known = hashes.get(request) ?? hashToken(tokenOf(request))
  hashes.set(request, known)
  return known
}

/**
 * The person logged in with the token of a request. The same statement reads the version of the staff's
 * configuration, so that cached configuration is as recent as the session (decision 0055). A token of a
 * program is not a log-in and is refused here; the calls that accept one use `admit`.
 */
export async function authenticate(
  db: Kysely<DB>,
  request: FastifyRequest,
  now: Date,
): Promise<{ shopper?: Shopper; staff?: StaffMember }> {
  const token = tokenOf(request)
  if (!token || token.length > 200) return {}
  const hash = tokenHashOf(request)
  if (token.startsWith(READ_TOKEN_PREFIX) || token.startsWith(ACT_TOKEN_PREFIX)) {
    if (await findToken(db, hash, now)) throw new Refusal('token_scope')
    return {}
  }
  const shopper = await findShopper(db, hash, now)
  if (shopper) return { shopper }
  const staff = await findStaff(db, hash, now)
  return staff ? { staff } : {}
}

async function findShopper(db: Kysely<DB>, hash: Buffer, now: Date): Promise<Shopper | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('shoppers', 'shoppers.id', 'sessions.shopper_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .select(['shoppers.id', 'sessions.id as session_id', 'expires_at', 'seen_at'])
    .select(['email', 'email_verified_at', 'blocked_at', 'nickname', 'lang'])
    .select(sql<number>`(select version from site_version)`.as('site_version'))
    .executeTakeFirst()
  if (!row) return undefined
  sawSiteVersion(db, row.site_version)
  if (now.getTime() - row.seen_at.getTime() >= SEEN_EVERY_MS)
    await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', row.session_id).execute()
  return {
    kind: 'shopper',
    id: row.id,
    sessionId: row.session_id,
    sessionEndsAt: row.expires_at,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    blocked: row.blocked_at !== null,
    name: row.nickname || row.email,
    lang: row.lang,
  }
}

async function findStaff(db: Kysely<DB>, hash: Buffer, now: Date): Promise<StaffMember | undefined> {
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .leftJoin('staff_two_factor', 'staff_two_factor.staff_id', 'staff.id')
    .where('staff_sessions.token_hash', '=', hash)
    .where('staff_sessions.expires_at', '>', now)
    .where('staff_sessions.ended_at', 'is', null)
    .where('staff.disabled_at', 'is', null)
    .select([
      'staff.id',
      'staff_sessions.id as session_id',
      'staff_sessions.expires_at',
      'name',
      'email',
      'roles',
      'lang',
      'warehouse_id',
      'leads_shift',
      'seen_at',
      'staff_two_factor.confirmed_at',
      sql<number>`(select version from site_version)`.as('site_version'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  sawSiteVersion(db, row.site_version)
  if (now.getTime() - row.seen_at.getTime() >= SEEN_EVERY_MS)
    await db.updateTable('staff_sessions').set({ seen_at: now }).where('id', '=', row.session_id).execute()
  return {
    kind: 'staff',
    id: row.id,
    sessionId: row.session_id,
    sessionEndsAt: row.expires_at,
    name: row.name,
    email: row.email,
    roles: row.roles,
    warehouseId: row.warehouse_id,
    leadsShift: row.leads_shift,
    hasTwoFactor: row.confirmed_at !== null,
    lang: row.lang,
  }
}

/**
 * Whether a token belongs to an active shopper session. For pages, which are requested without the
 * Authorization header.
 */
export async function isShopperToken(db: Kysely<DB>, token: string, now: Date): Promise<boolean> {
  if (token.length > 200) return false
  const row = await db
    .selectFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a staff session is active and its owner not disabled. */
export async function isStaffSession(db: Kysely<DB>, sessionId: string, now: Date): Promise<boolean> {
  if (!/^[0-9a-f-]{36}$/.test(sessionId)) return false
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .where('staff_sessions.id', '=', sessionId)
    .where('staff_sessions.expires_at', '>', now)
    .where('staff_sessions.ended_at', 'is', null)
    .where('staff.disabled_at', 'is', null)
    .select('staff.id')
    .executeTakeFirst()
  return row !== undefined
}
