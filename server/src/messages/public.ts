import type { NoticeArgs, NoticeKind } from '@longhaul/text/mail/notices.ts'
import { type MailToWrite, sendMail, sendMailWith } from '../mail/public.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import type { Tx } from '../platform/database/db.ts'
import { letterheadIn, readSettings } from '../site/public.ts'
import { noticeLetter } from './notice-letter.ts'
import {
  type Reader,
  type Subject,
  findReader,
  hasUnreadAbout,
  insertMessage,
  insertMessageAndMail,
  markOwnReadAbout,
} from './sql.ts'

export { pageOf } from './notice-letter.ts'
export { type Reader, type Subject } from './sql.ts'

/** A notice to a shopper: its kind, its figures and its subject. */
export type NewNotice = { kind: NoticeKind; args: NoticeArgs; subject: Subject }

/**
 * Notifies a shopper by a message in the inbox and an e-mail in the shopper's language, both as part of the transaction. `reader` is the same shopper, if
 * the caller has already read them together with something else.
 */
export async function notify(
  doing: Doing,
  shopperId: string,
  notice: NewNotice,
  reader?: Reader,
): Promise<void> {
  const message = { shopperId, ...notice, now: doing.now }
  const known = [reader, doing.caller].find((person) => person?.id === shopperId)
  if (known)
    await sendMailWith(doing, await toMail(doing, known, notice), (mail) =>
      insertMessageAndMail(doing.tx, message, mail),
    )
  else {
    const found = await insertMessage(doing.tx, message)
    await sendMail(doing, await toMail(doing, { id: shopperId, ...found }, notice))
  }
  doing.concerns(shopperId)
}

/** Notifies a shopper in the inbox only, unless the same notice is there unread. */
export async function addToInbox(doing: Doing, shopperId: string, notice: NewNotice): Promise<void> {
  if (await hasUnreadAbout(doing.tx, shopperId, notice.kind, notice.subject)) return
  await insertMessage(doing.tx, { shopperId, ...notice, now: doing.now })
  doing.concerns(shopperId)
}

/** Notifies a shopper by e-mail only. `paragraphs`, text that a person wrote, replace the notice's own sentence. */
export async function mailNotice(
  doing: Doing,
  shopperId: string,
  notice: NewNotice,
  paragraphs?: readonly string[],
): Promise<void> {
  const reader = await findReader(doing.tx, shopperId)
  await sendMail(doing, await toMail(doing, reader, notice, paragraphs))
}

/** The mail for a notice to its reader. */
async function toMail(
  doing: Doing,
  reader: Reader,
  notice: NewNotice,
  paragraphs?: readonly string[],
): Promise<MailToWrite> {
  const head = letterheadIn(await readSettings(doing.tx), reader.lang)
  return {
    to: reader.email,
    shopperId: reader.id,
    lang: reader.lang,
    template: notice.kind,
    head,
    letter: noticeLetter(reader.lang, reader.name, head.siteName, notice, paragraphs),
  }
}

/** Marks the inbox's messages about a subject as read, after they were read elsewhere. Returns whether any was unread. */
export const readAbout = (tx: Tx, shopperId: string, subject: Subject, now: Date): Promise<boolean> =>
  markOwnReadAbout(tx, shopperId, subject, now)
