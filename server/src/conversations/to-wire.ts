import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { shorten } from '@longhaul/domain/texts/shorten.ts'
import { imageUrl } from '../files/public.ts'
import type { Db } from '../platform/database/db.ts'
import type { World } from '../platform/world.ts'
import { type ConversationRow, EXCERPT } from './sql.ts'
import { type MessageRow, listFilesOf } from './sql-messages.ts'
import type { StaffConversationRow } from './sql-staff.ts'

type Listed = ConversationRow & { last_author: string; last_body: string; unread_count: number }

/** The fields of a conversation that both sides see. */
function toFields(row: Listed) {
  return {
    id: row.id,
    subject: row.subject,
    about:
      row.about_kind === null || row.about_id === null || row.about_page_id === null
        ? null
        : {
            kind: row.about_kind,
            id: row.about_id,
            number: row.about_number,
            title: row.about_title,
            page_id: row.about_page_id,
          },
    stage: row.stage,
    started_at: row.created_at.toISOString(),
    last_message_at: row.last_message_at.toISOString(),
    last_message: { author: sideOf(row.last_author), excerpt: shorten(row.last_body, EXCERPT) },
    unread_count: row.unread_count,
  }
}

/** A conversation for the shopper: without the assignee. */
export const toShopper = (row: Listed) => ({
  ...toFields(row),
  staff_read_at: row.staff_read_at.toISOString(),
})

/** A conversation for staff. */
export const toStaff = (row: StaffConversationRow) => ({
  ...toFields(row),
  waiting_since: row.waiting_since?.toISOString() ?? null,
  shopper: askerOf(row),
  holder:
    row.assigned_to === null || row.assigned_at === null
      ? null
      : { id: row.assigned_to, name: row.holder_name ?? '', since: row.assigned_at.toISOString() },
  shopper_read_at: row.shopper_read_at.toISOString(),
})

/**
 * The shopper whose conversation it is, or the guest, whose address is only known to be theirs once they have
 * opened a link that was mailed to it.
 */
export const askerOf = (row: StaffConversationRow) =>
  row.guest_email === null
    ? {
        id: row.shopper_id,
        name: row.nickname || (row.email ?? ''),
        code: row.code ?? '',
        email: row.email ?? '',
        lang: row.lang ?? FIRST_LANG,
        proved: true,
      }
    : {
        id: null,
        name: row.guest_name ?? '',
        code: '',
        email: row.guest_email,
        lang: row.guest_lang ?? FIRST_LANG,
        proved: row.guest_proved_at !== null,
      }

/** Messages with their pictures. `shopperName` signs the shopper's own messages. */
export async function toMessages(
  call: { db: Db; world: World; now: Date },
  rows: readonly MessageRow[],
  shopperName: string,
) {
  const files = await listFilesOf(
    call.db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    author: row.author,
    author_name: row.author === 'staff' ? (row.staff_name ?? '') : shopperName,
    body: row.body,
    internal: row.internal,
    files: files
      .filter((file) => file.message_id === row.id)
      .map((file) => ({
        id: file.id,
        url: imageUrl(call.world, file.id, call.now) ?? '',
        width: file.width ?? 0,
        height: file.height ?? 0,
      })),
    created_at: row.created_at.toISOString(),
  }))
}

/** A message without the field `internal`, which is for staff only. */
export const withoutMark = <M extends { internal: boolean }>({ internal: _internal, ...message }: M) =>
  message

const sideOf = (author: string): 'shopper' | 'staff' => (author === 'staff' ? 'staff' : 'shopper')
