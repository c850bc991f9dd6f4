import {
  CLIENTS_MAX,
  DISCONNECTED_DAYS,
  type OauthClient,
  UNCONNECTED_DAYS,
} from '@longhaul/domain/accounts/oauth.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { OauthCodes, ReadTokens } from '../../platform/database/tables.ts'

const DAY_MS = 86_400_000
const IS_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** A program that registered itself; undefined if there is none with this id. */
export async function findRegisteredClient(db: Db, clientId: string): Promise<OauthClient | undefined> {
  if (!IS_ID.test(clientId)) return undefined
  const row = await db
    .selectFrom('oauth_clients')
    .where('id', '=', clientId)
    .select(['name', 'redirect_uris'])
    .executeTakeFirst()
  return row && { name: row.name, redirectUris: row.redirect_uris }
}

/** Registers a program and returns its id; undefined if there are as many as there may be. */
export async function insertClient(db: Db, { name, redirectUris }: OauthClient, now: Date) {
  const { count } = await db
    .selectFrom('oauth_clients')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= CLIENTS_MAX) return undefined
  const row = await db
    .insertInto('oauth_clients')
    .values({ name, redirect_uris: [...redirectUris], created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Notes that a shopper connects a program, if it is one that registered itself. */
export async function markClientConnected(tx: Tx, clientId: string, now: Date): Promise<void> {
  if (IS_ID.test(clientId))
    await tx.updateTable('oauth_clients').set({ connected_at: now }).where('id', '=', clientId).execute()
}

/** Deletes registered programs that were never connected for a day, or that nobody has connected any more. */
export const deleteForgottenClients = (tx: Tx, now: Date) =>
  tx
    .deleteFrom('oauth_clients')
    .where((where) =>
      where.or([
        where.and([
          where('connected_at', 'is', null),
          where('created_at', '<', new Date(now.getTime() - UNCONNECTED_DAYS * DAY_MS)),
        ]),
        where('connected_at', '<', new Date(now.getTime() - DISCONNECTED_DAYS * DAY_MS)),
      ]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('read_tokens')
            .where('read_tokens.client_id', '=', sql<string>`oauth_clients.id::text`)
            .select('read_tokens.id'),
        ),
      ),
    )
    .execute()

export const insertCode = (tx: Tx, code: Insertable<OauthCodes>) =>
  tx.insertInto('oauth_codes').values(code).execute()

const codeByHash = (tx: Tx, hash: Buffer, now: Date) =>
  tx
    .selectFrom('oauth_codes')
    .innerJoin('sessions', 'sessions.id', 'oauth_codes.session_id')
    .where('code_hash', '=', hash)
    .selectAll('oauth_codes')
    .select(sql<boolean>`sessions.ended_at is null and sessions.expires_at > ${now}`.as('is_logged_in'))

/** A code, and whether the session in which it was given is still active. */
export const findCode = (tx: Tx, hash: Buffer, now: Date) => codeByHash(tx, hash, now).executeTakeFirst()

/** The same, locked until it is spent. */
export const lockCode = (tx: Tx, hash: Buffer, now: Date) =>
  codeByHash(tx, hash, now).forNoKeyUpdate('oauth_codes').executeTakeFirst()
export type CodeRow = NonNullable<Awaited<ReturnType<typeof findCode>>>

export const setCodeSpent = (tx: Tx, hash: Buffer, tokenId: string) =>
  tx.updateTable('oauth_codes').set({ token_id: tokenId }).where('code_hash', '=', hash).execute()

/** Locks the connected program whose refresh token this is, or was until the last renewal. */
export const lockByRefreshToken = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom('read_tokens')
    .where((where) => where.or([where('refresh_hash', '=', hash), where('spent_refresh_hash', '=', hash)]))
    .select(['id', 'shopper_id', 'client_id', 'act_scopes', 'expires_at', 'spent_refresh_hash'])
    .select(['name', 'client_host'])
    .forNoKeyUpdate()
    .executeTakeFirst()

type Renewed = Pick<
  Insertable<ReadTokens>,
  'token_hash' | 'access_ends_at' | 'refresh_hash' | 'spent_refresh_hash'
>
export const saveRenewed = (tx: Tx, id: string, renewed: Renewed) =>
  tx.updateTable('read_tokens').set(renewed).where('id', '=', id).execute()

/** Stops the program of a client to which one of these secrets belongs; returns its shopper. */
export const deleteByToken = (tx: Tx, clientId: string, hash: Buffer) =>
  tx
    .deleteFrom('read_tokens')
    .where('client_id', '=', clientId)
    .where('client_id', '!=', '')
    .where((where) =>
      where.or([
        where('token_hash', '=', hash),
        where('refresh_hash', '=', hash),
        where('spent_refresh_hash', '=', hash),
      ]),
    )
    .returning('shopper_id')
    .executeTakeFirst()
