import type { Lang } from '@longhaul/domain/languages.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Mails } from '../platform/database/tables.ts'

export type NewMail = {
  id: string
  secret?: string
  secret_expires_at?: Date
  shopper_id: string | null
  recipient: string
  lang: Lang
  template: string
  subject: string
  text_body: string
  html_body: string
  cause: string | null
  created_at: Date
}

export const insertMail = (tx: Tx, mail: NewMail) => tx.insertInto('mails').values(mail).execute()

export type MailRow = Selectable<Mails>

/** Those of the mails that still have to be sent: neither sent nor given up. */
export const listUnsentMailsForJob = (db: Db, ids: readonly string[]): Promise<MailRow[]> =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute()

/** Mails of the last few days that were due a minute ago and for which there is no job. */
export async function listForgottenMailsForJob(db: Db, now: Date): Promise<{ id: string }[]> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const { rows } = await sql<{ id: string }>`
    select id from mails
    where sent_at is null and given_up_at is null
      and created_at between ${before(3 * 24 * 60)} and ${before(1)} and coalesce(next_try_at, created_at) <= ${before(1)}
      and not exists (
        select from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id and task.identifier = 'send-mail'
        where job.attempts < job.max_attempts and job.payload::jsonb -> 'ids' ? mails.id::text
      )
    order by created_at, id limit 500`.execute(db)
  return rows
}

export const lockMailForStaff = (tx: Tx, id: string) =>
  tx
    .selectFrom('mails')
    .where('id', '=', id)
    .select([
      'id',
      'sent_at',
      'given_up_at',
      'next_try_at',
      'attempts',
      'last_error',
      'secret',
      'secret_expires_at',
    ])
    .forNoKeyUpdate()
    .executeTakeFirst()

export const findMailHtmlForSignedUrl = (db: Db, id: string) =>
  db.selectFrom('mails').where('id', '=', id).select('html_body').executeTakeFirst()

/**
 * Marks mails as sent and wipes their secrets; or, with `staysHere`, as delivered to the demo's mailbox,
 * where they keep them.
 */
export const markMailsSent = (
  db: Db,
  ids: readonly string[],
  at: Date,
  { staysHere }: { staysHere: boolean },
) =>
  db
    .updateTable('mails')
    .set({
      sent_at: at,
      last_error: null,
      next_try_at: null,
      given_up_at: null,
      stays_here: staysHere,
      ...(staysHere ? {} : { secret: null }),
    })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()

/** Wipes every expired secret. A mail that has not been sent by then is given up. */
export async function purgeMailSecretsForJob(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ secret: null })
    .where('secret', 'is not', null)
    .where('secret_expires_at', '<=', now)
    .where((is) => is.or([is('sent_at', 'is not', null), is('given_up_at', 'is not', null)]))
    .execute()
  await tx
    .updateTable('mails')
    .set((set) => ({
      secret: null,
      next_try_at: null,
      given_up_at: now,
      last_error: set.fn.coalesce('last_error', set.val('The link in it expired before it could be sent.')),
    }))
    .where('secret', 'is not', null)
    .where('secret_expires_at', '<=', now)
    .execute()
}

export const findSecretMailForStaff = (db: Db, id: string) =>
  db.selectFrom('mails').where('id', '=', id).selectAll().executeTakeFirst()

/**
 * Records a failed attempt: its reason and the time of the next one; without a next one the mail is given up.
 */
export const markMailFailed = (
  tx: Tx,
  id: string,
  { error, nextTryAt, now }: { error: string; nextTryAt: Date | null; now: Date },
) =>
  tx
    .updateTable('mails')
    .set((set) => ({
      attempts: set('attempts', '+', 1),
      last_error: error.slice(0, 500),
      next_try_at: nextTryAt,
      given_up_at: nextTryAt === null ? now : null,
    }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()

/** Makes a mail due now, even if it was given up. */
export const markMailDue = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('mails').set({ next_try_at: now, given_up_at: null }).where('id', '=', id).execute()
