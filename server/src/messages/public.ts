import { choiceForKind, linkTopicOf } from '@longhaul/domain/messages/mail-topics.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { NoticeArgs, NoticeKind } from '@longhaul/text/mail/notices.ts'
import {
  type MailLink,
  type MailSecret,
  type MailToWrite,
  choicesUrl,
  sendMail,
  sendMailWith,
} from '../mail/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import type { Tx } from '../platform/database/db.ts'
import { letterheadIn, readSettings } from '../site/public.ts'
import { mailPictures } from './mail-pictures.ts'
import { noticeLetter } from './notice-letter.ts'
import { type About, readAbout as readSubject, withGoods } from './read-goods.ts'
import {
  type Reader,
  QUESTION_NOTICE_KINDS,
  findQuestionMessage,
  findReader,
  hasUnreadAbout,
  holdForDigest,
  insertMessage,
  insertMessageAndMail,
  markOwnReadAbout,
} from './sql.ts'
export { findReaderLang } from './sql.ts'
import type { Subject } from './subject.ts'

export { type AccountMail, accountLetter } from './account-letter.ts'
export { ANSWER_PAGE, answerButtons, answerLabel, sumsIn } from './answer-buttons.ts'
export { pageOf } from './page-of.ts'
export { type Subject } from './subject.ts'

/** A notice to a shopper: its kind, its figures and its subject. */
export type NewNotice = {
  kind: NoticeKind
  args: NoticeArgs
  subject: Subject
  answers?: AnswerOffer | undefined
}

/**
 * The answers to a question as buttons of its e-mail, what they cost and give back, and the secret that makes
 * them work without logging in.
 */
export type AnswerOffer = {
  payFen: Fen
  backFen: Fen
  secret: MailSecret
  buttons: (lang: Lang) => { list: readonly MailLink[]; note: string }
}

/**
 * Notifies a shopper by a message in the inbox and, as the shopper has chosen for its kind, by an e-mail in
 * their language, at once or in the daily one. All of it is part of the transaction.
 */
export async function notify(work: UnitOfWork, shopperId: string, notice: NewNotice): Promise<void> {
  const { tx, now } = work
  const reader = await findReader(tx, shopperId)
  const about = await readSubject(tx, notice.subject, notice.args)
  const told = { ...notice, args: withGoods(notice.args, about) }
  const { kind, args, subject } = told
  const message = { shopperId, kind, args, subject, now }
  const choice = choiceForKind(reader.mail_choices, kind)
  if (choice === 'at_once')
    await sendMailWith(work, await toMail(work, reader, told, about), (mail) =>
      insertMessageAndMail(tx, message, mail),
    )
  else await insertMessage(tx, { ...message, inDigest: choice === 'daily' })
  work.concerns(shopperId)
}

/**
 * The notice that asked a question about an item of an order, to be mailed again; undefined if there is none.
 */
export async function findNoticeOfQuestion(
  tx: Tx,
  shopperId: string,
  asked: { orderId: string; itemId: string; answerBy: Date },
): Promise<Pick<NewNotice, 'kind' | 'args' | 'subject'> | undefined> {
  const found = await findQuestionMessage(tx, shopperId, asked)
  const kind = QUESTION_NOTICE_KINDS.find((known) => known === found?.kind)
  if (!found || !kind) return undefined
  return { kind, args: found.args, subject: { kind: found.subject_kind, id: found.subject_id } }
}

/** Notifies a shopper in the inbox only, unless the same notice is there unread. */
export async function addToInbox(work: UnitOfWork, shopperId: string, notice: NewNotice): Promise<void> {
  if (await hasUnreadAbout(work.tx, shopperId, notice.kind, notice.subject)) return
  const about = await readSubject(work.tx, notice.subject, notice.args)
  const args = withGoods(notice.args, about)
  await insertMessage(work.tx, { shopperId, ...notice, args, now: work.now })
  work.concerns(shopperId)
}

/**
 * Notifies a shopper by e-mail only, as they have chosen: for one that comes once a day, what is unread in
 * the inbox about it waits for that. `paragraphs`, text that a person wrote, replace the notice's own
 * sentence.
 */
export async function mailNotice(
  work: UnitOfWork,
  shopperId: string,
  notice: NewNotice,
  paragraphs?: readonly string[],
): Promise<void> {
  const reader = await findReader(work.tx, shopperId)
  const choice = choiceForKind(reader.mail_choices, notice.kind)
  if (choice === 'daily') await holdForDigest(work.tx, shopperId, notice.kind, notice.subject)
  if (choice !== 'at_once') return
  const about = await readSubject(work.tx, notice.subject, notice.args)
  const told = { ...notice, args: withGoods(notice.args, about) }
  await sendMail(work, await toMail(work, reader, told, about, paragraphs))
}

/** The mail for a notice to its reader. */
async function toMail(
  work: UnitOfWork,
  reader: Reader,
  { kind, args, subject, answers }: NewNotice,
  about: About,
  paragraphs?: readonly string[],
): Promise<MailToWrite> {
  const { lang, email } = reader
  const head = letterheadIn(await readSettings(work.tx), lang)
  const topic = linkTopicOf(kind)
  return {
    to: email,
    shopperId: reader.id,
    lang,
    template: kind,
    head,
    ...(answers ? { secret: answers.secret } : {}),
    letter: noticeLetter({
      lang,
      zone: reader.zone,
      now: work.now,
      email,
      siteName: head.siteName,
      kind,
      args,
      subject,
      about,
      pictureUrl: mailPictures(work.world, work.now),
      buttons: answers?.buttons(lang),
      choicesUrl:
        topic && choicesUrl(work.world.secret, { shopperId: reader.id, email, topic, at: work.now }),
      ...(paragraphs ? { paragraphs } : {}),
    }),
  }
}

/**
 * Marks the inbox's messages about a subject as read, after they were read elsewhere. Returns whether any was
 * unread.
 */
export const readAbout = (tx: Tx, shopperId: string, subject: Subject, now: Date): Promise<boolean> =>
  markOwnReadAbout(tx, shopperId, subject, now)
