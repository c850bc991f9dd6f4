import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Messages } from '../../platform/database/tables.ts'
import { choicesOf, countryOf } from '../sql.ts'

/** Shoppers for whom news waits, with its age and what says when their daily mail is due. */
export const listWaitingForJob = (db: Db) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('messages')
        .where('in_digest', '=', true)
        .groupBy('shopper_id')
        .select(['shopper_id', sql<Date>`min(created_at)`.as('oldest')])
        .as('waiting'),
    )
    .innerJoin('shoppers', 'shoppers.id', 'waiting.shopper_id')
    .select([
      'waiting.shopper_id',
      'waiting.oldest',
      'shoppers.digest_of',
      'shoppers.time_zone',
      'shoppers.digest_hour',
      countryOf,
    ])
    .execute()

/** Locks a shopper for the daily mail, so that of two processes one sends it. */
export const lockForDigest = (tx: Tx, shopperId: string) =>
  tx
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select([
      'id',
      'email',
      'lang',
      'digest_of',
      'closed_at',
      'time_zone',
      'digest_hour',
      countryOf,
      choicesOf,
    ])
    .select(
      sql<Date | null>`(select min(created_at) from messages where shopper_id = shoppers.id and in_digest)`.as(
        'oldest',
      ),
    )
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export type NewsRow = Pick<
  Selectable<Messages>,
  'kind' | 'args' | 'subject_kind' | 'subject_id' | 'read_at' | 'created_at'
>

/** Takes a shopper's news out of those that wait. */
export const takeNews = (tx: Tx, shopperId: string): Promise<NewsRow[]> =>
  tx
    .updateTable('messages')
    .set({ in_digest: false })
    .where('shopper_id', '=', shopperId)
    .where('in_digest', '=', true)
    .returning(['kind', 'args', 'subject_kind', 'subject_id', 'read_at', 'created_at'])
    .execute()

export const markDigestSent = (tx: Tx, shopperId: string, moment: Date) =>
  tx.updateTable('shoppers').set({ digest_of: moment }).where('id', '=', shopperId).execute()
