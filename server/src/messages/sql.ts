import { OWN_COUNT_MAX } from '@longhaul/domain/lists/own-counts.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { MailChoices } from '@longhaul/domain/messages/mail-topics.ts'
import {
  DECISION_KINDS,
  KINDS_BESIDES_NEWS,
  type NoticeGroup,
  TALK_KINDS,
} from '@longhaul/domain/messages/notice-groups.ts'
import { digestHourOf } from '@longhaul/domain/messages/digest.ts'
import { pushKindOf } from '@longhaul/domain/messages/push.ts'
import { zoneOfReader } from '@longhaul/domain/time/zones.ts'
import { sql } from 'kysely'
import type { NewMail } from '../mail/public.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import { imageOfMessage } from './sql-goods.ts'
import type { Subject } from './subject.ts'

/** Adds a message to the inbox. */
export const insertMessage = (tx: Tx, message: NewMessage) =>
  tx.insertInto('messages').values(toRow(message)).execute()

/** Adds a message and its mail, in one statement. */
export const insertMessageAndMail = (tx: Tx, message: NewMessage, mail: NewMail) =>
  tx
    .with('inserted', (made) => made.insertInto('messages').values(toRow(message)))
    .insertInto('mails')
    .values(mail)
    .execute()

type NewMessage = {
  shopperId: string
  kind: string
  args: unknown
  subject: Subject
  now: Date
  /** Whether it waits for the daily mail. */
  inDigest?: boolean
}

const toRow = ({ shopperId, kind, args, subject, now, inDigest = false }: NewMessage) => ({
  shopper_id: shopperId,
  kind,
  args: JSON.stringify(args),
  subject_kind: subject.kind,
  subject_id: subject.id,
  push_kind: pushKindOf(kind),
  created_at: now,
  in_digest: inDigest,
})

/** The address, the language, the time zone and the choices for writing to a shopper. */
export type Reader = Awaited<ReturnType<typeof findReader>>

export async function findReader(db: Db, shopperId: string) {
  return withZone(await readers(db, shopperId).executeTakeFirstOrThrow())
}

/** Like `findReader`; undefined if the account is closed. */
export async function findOpenReader(db: Db, shopperId: string): Promise<Reader | undefined> {
  const found = await readers(db, shopperId).where('closed_at', 'is', null).executeTakeFirst()
  return found && withZone(found)
}

const readers = (db: Db, shopperId: string) =>
  db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select(['id', 'email', 'lang', 'time_zone', 'digest_hour', countryOf, choicesOf])

function withZone<R extends Clock>(row: R) {
  const { time_zone: timeZone, country, digest_hour: stored, ...reader } = row
  return { ...reader, zone: zoneOfReader({ timeZone, country }), digestHour: digestHourOf(stored) }
}

/** By what a reader tells the time, and when the daily mail comes. */
type Clock = { time_zone: string | null; country: string | null; digest_hour: number | null }

/** Lets the unread messages of a kind about a subject wait for the daily mail. */
export const holdForDigest = (tx: Tx, shopperId: string, kind: string, subject: Subject) =>
  tx
    .updateTable('messages')
    .set({ in_digest: true })
    .where('shopper_id', '=', shopperId)
    .where('kind', '=', kind)
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('read_at', 'is', null)
    .execute()

/** What a shopper has chosen for their mails. */
export const choicesOf = sql<MailChoices>`mail_choices`.as('mail_choices')

/** The country of a shopper's default address. */
export const countryOf = sql<string | null>`(
  select country from addresses where addresses.shopper_id = shoppers.id and is_default limit 1
)`.as('country')

export const listOwnMessages = (
  db: Db,
  shopperId: string,
  filter: {
    unread?: boolean | undefined
    group: NoticeGroup | undefined
    subjectKind?: Subject['kind'] | undefined
    cursor: Cursor | undefined
    size: number
  },
) =>
  db
    .selectFrom('messages')
    .where('shopper_id', '=', shopperId)
    .$if(filter.unread === true, (query) => query.where('read_at', 'is', null))
    .$if(filter.group !== undefined, (query) => query.where(isOfGroup(filter.group!)))
    .$if(filter.subjectKind !== undefined, (query) => query.where('subject_kind', '=', filter.subjectKind!))
    .selectAll()
    .select(imageOfMessage)
    .$call((query) => newestPage(query, 'created_at', 'id', filter.cursor, filter.size + 1))
    .execute()

/** Whether a message belongs to a group of notices. */
function isOfGroup(group: NoticeGroup) {
  const isOne = (kinds: readonly string[]) => sql<boolean>`kind in (${sql.join(kinds)})`
  if (group === 'news') return sql<boolean>`not ${isOne(KINDS_BESIDES_NEWS)}`
  return isOne(group === 'talk' ? TALK_KINDS : DECISION_KINDS)
}

/** The number of unread messages, or of those of a group, counted up to what a tab shows. */
export async function countUnread(db: Db, shopperId: string, group?: NoticeGroup): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from messages where shopper_id = ${shopperId} and read_at is null
        ${group ? sql`and ${isOfGroup(group)}` : sql``}
      limit ${OWN_COUNT_MAX}
    ) counted`.execute(db)
  return rows[0]!.count
}

export const markOwnRead = (tx: Tx, shopperId: string, ids: readonly string[] | 'all', now: Date) =>
  tx
    .updateTable('messages')
    .set({ read_at: now })
    .where('shopper_id', '=', shopperId)
    .where('read_at', 'is', null)
    .where((is) => (ids === 'all' ? is.lit(true) : is('id', 'in', ids)))
    .execute()

/** The kinds that ask about an item of an order. */
export const QUESTION_NOTICE_KINDS = ['question_asked', 'item_problem'] as const

/** The message that asked about an item of an order, by its deadline. */
export const findQuestionMessage = (
  tx: Tx,
  shopperId: string,
  { orderId, itemId, answerBy }: { orderId: string; itemId: string; answerBy: Date },
) =>
  tx
    .selectFrom('messages')
    .where('shopper_id', '=', shopperId)
    .where('kind', 'in', QUESTION_NOTICE_KINDS)
    .where(
      sql<boolean>`(subject_kind, subject_id) in (
        select 'order', ${orderId}::text
        union all select 'stock_item', id::text from stock_items where order_item_id = ${itemId}
      )`,
    )
    .where(sql<string>`args ->> 'date'`, '=', answerBy.toISOString())
    // Another item of the order may have been asked about at the same moment.
    .orderBy(sql`args ->> 'title' is distinct from (select title from order_items where id = ${itemId})`)
    .select(['kind', 'args', 'subject_kind', 'subject_id'])
    .limit(1)
    .executeTakeFirst()

/** Whether the inbox has an unread message of this kind about this subject. */
export const hasUnreadAbout = async (
  tx: Tx,
  shopperId: string,
  kind: string,
  subject: Subject,
): Promise<boolean> =>
  (await tx
    .selectFrom('messages')
    .where('shopper_id', '=', shopperId)
    .where('kind', '=', kind)
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('read_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined

export async function markOwnReadAbout(
  tx: Tx,
  shopperId: string,
  subject: Subject,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ read_at: now })
    .where('shopper_id', '=', shopperId)
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The language of messages to a shopper. */
export async function findReaderLang(db: Db, shopperId: string): Promise<Lang> {
  const { lang } = await db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select('lang')
    .executeTakeFirstOrThrow()
  return lang
}
