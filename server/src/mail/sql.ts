import type { Lang } from '@longhaul/text/lang.ts'
import type { Db } from '../platform/db.ts'

export type NewMail = {
  shopper_id: string | null
  recipient: string
  lang: Lang
  template: string
  subject: string
  text_body: string
  html_body: string
  created_at: Date
}

export const insertMail = (tx: Db, mail: NewMail) =>
  tx.insertInto('mails').values(mail).returning('id').executeTakeFirstOrThrow()

/** A mail that still has to go: not sent, not given up. */
export const findUnsentMailForJob = (db: Db, id: string) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirst()

export const lockMailForStaff = (tx: Db, id: string) =>
  tx
    .selectFrom('mails')
    .where('id', '=', id)
    .select(['id', 'sent_at', 'given_up_at', 'next_try_at', 'attempts', 'last_error'])
    .forUpdate()
    .executeTakeFirst()

export const findMailHtmlForSignedUrl = (db: Db, id: string) =>
  db.selectFrom('mails').where('id', '=', id).select('html_body').executeTakeFirst()

export const markMailSent = (db: Db, id: string, at: Date) =>
  db
    .updateTable('mails')
    .set({ sent_at: at, last_error: null, next_try_at: null, given_up_at: null })
    .where('id', '=', id)
    .execute()

/** Another failed try: why, and when the next one is; without one it is given up. */
export const markMailFailed = (
  tx: Db,
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

/** Its next try is now, whatever was decided before. */
export const markMailDue = (tx: Db, id: string, now: Date) =>
  tx.updateTable('mails').set({ next_try_at: now, given_up_at: null }).where('id', '=', id).execute()
