import type { DigestHour } from '@longhaul/domain/messages/digest.ts'
import type { MailChoices } from '@longhaul/domain/messages/mail-topics.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

/** Changes some of a shopper's choices; the others stay. */
export const saveMailChoices = (tx: Tx, shopperId: string, choices: MailChoices) =>
  tx
    .updateTable('shoppers')
    .set({ mail_choices: sql`mail_choices || ${JSON.stringify(choices)}::jsonb` })
    .where('id', '=', shopperId)
    .where('closed_at', 'is', null)
    .execute()

/** Chooses at which hour the daily mail comes. */
export const saveDigestHour = (tx: Tx, shopperId: string, hour: DigestHour) =>
  tx
    .updateTable('shoppers')
    .set({ digest_hour: hour })
    .where('id', '=', shopperId)
    .where('closed_at', 'is', null)
    .execute()

/** As many messages as a busy month has; of more, the count is that of the latest. */
const COUNTED_MAX = 1_000

/** What the inbox of a shopper got since then. */
export const listOwnNewsSince = (db: Db, shopperId: string, since: Date) =>
  db
    .selectFrom('messages')
    .where('shopper_id', '=', shopperId)
    .where('created_at', '>=', since)
    .select(['kind', 'created_at as at'])
    .orderBy('created_at', 'desc')
    .limit(COUNTED_MAX)
    .execute()
