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

export const findUnsentMailForJob = (db: Db, id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst()

export const markMailSent = (db: Db, id: string, at: Date) =>
  db.updateTable('mails').set({ sent_at: at, last_error: null }).where('id', '=', id).execute()

export const markMailFailed = (db: Db, id: string, error: string) =>
  db
    .updateTable('mails')
    .set((set) => ({ attempts: set('attempts', '+', 1), last_error: error.slice(0, 500) }))
    .where('id', '=', id)
    .execute()
