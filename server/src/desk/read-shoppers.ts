import {
  type RecordKind,
  type ShopperPage,
  type ShopperRecord,
  getShopper,
  listShopperRecords,
  listShoppers,
} from '@longhaul/contract/accounts/shoppers.staff.ts'
import { deviceOf } from '@longhaul/domain/accounts/device.ts'
import type { Lang } from '@longhaul/text/lang.ts'
import { type NoticeArgs, noticeIn } from '@longhaul/text/mail/notices.ts'
import type { Static } from 'typebox'
import { action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import type { Db } from '../platform/database/db.ts'
import { badInput, found } from '../platform/http/refusal.ts'
import { type RecordCursor, type RecordRow, countRecords, listRecordsForStaff } from './sql-records.ts'
import {
  type ShopperRow,
  findOpenPlan,
  findShopperForStaff,
  listShopperNotes,
  listShoppersForStaff,
} from './sql-shoppers.ts'
import { toPageRef } from './page-ref.ts'

export const listShoppersAction = action(listShoppers, async ({ tx, query }) => {
  const size = pageSize(query.limit)
  const filter = {
    q: query.q?.trim() ?? '',
    state: query.state,
    cursor: decodeCursor(query.cursor),
    size,
  }
  const { rows, next_cursor } = toPage(await listShoppersForStaff(tx, filter), size)
  return { items: rows.map(toRow), next_cursor }
})

export const getShopperAction = action(getShopper, ({ tx, params, lang, now }) =>
  readShopperPage(tx, params.id, lang, now),
)

/** Everything of a shopper that stands above the lists. Refuses one that there is not. */
export async function readShopperPage(
  db: Db,
  id: string,
  lang: Lang,
  now: Date,
): Promise<Static<typeof ShopperPage>> {
  const row = found(await findShopperForStaff(db, id, now))
  const plan = await findOpenPlan(db, id)
  const notes = await listShopperNotes(db, id)
  const { blocked_at } = row
  return {
    ...toRow(row),
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    currency: row.currency,
    two_factor: Boolean(row.two_factor),
    withdrawing_fen: row.withdrawing_fen ?? 0,
    open_sessions: row.open_sessions ?? 0,
    blocked: blocked_at && {
      at: blocked_at.toISOString(),
      by: row.blocker_name ?? '',
      reason: row.blocked_reason,
    },
    points: row.points ?? 0,
    plan: plan
      ? {
          name: lang === 'zh' ? plan.name_zh : plan.name_en,
          paid_until: plan.paid_until.toISOString(),
          cancelled: plan.cancelled_at !== null,
          next_name: lang === 'zh' ? plan.next_zh : plan.next_en,
        }
      : null,
    counts: await countRecords(db, id),
    notes: notes.map((note) => ({ ...note, created_at: note.created_at.toISOString() })),
  }
}

export const listShopperRecordsAction = action(
  listShopperRecords,
  async ({ tx, params, query, lang, now }) => {
    found(await findShopperForStaff(tx, params.id, now))
    const size = pageSize(query.limit)
    const cursor = readCursor(query.cursor)
    const rows = await listRecordsForStaff(tx, {
      shopperId: params.id,
      kind: query.kind,
      cursor,
      limit: size + 1,
      now,
    })
    const page = rows.slice(0, size)
    return {
      items: page.map((row) => toRecord(query.kind, row, lang)),
      next_cursor: rows.length > size ? writeCursor(page.at(-1)!) : null,
    }
  },
)

const toRow = (row: ShopperRow) => ({
  id: row.id,
  code: row.code,
  email: row.email,
  email_verified: row.email_verified_at !== null,
  nickname: row.nickname,
  lang: row.lang,
  state: row.closed_at ? ('closed' as const) : row.blocked_at ? ('blocked' as const) : ('active' as const),
  available_fen: row.available_fen ?? 0,
  frozen_fen: row.frozen_fen ?? 0,
  created_at: row.created_at.toISOString(),
  seen_at: row.seen_at?.toISOString() ?? null,
})

function toRecord(kind: RecordKind, row: RecordRow, lang: Lang): Static<typeof ShopperRecord> {
  return {
    id: row.id,
    at: row.at.toISOString(),
    number: row.number,
    title: titleOf(kind, row, lang),
    state: row.state,
    detail: row.detail,
    amount_fen: row.amount_fen,
    after_fen: row.after_fen,
    page: toPageRef(row.page_kind, row.page_id, row.hint),
  }
}

/** What stands in a row in words: a notice by its title, a device by its name, a coupon in the reader's language. */
function titleOf(kind: RecordKind, row: RecordRow, lang: Lang): string {
  if (kind === 'messages') return noticeIn(lang, row.title, row.args as NoticeArgs).title
  if (kind === 'rewards') return (row.args as Record<Lang, string>)[lang]
  if (kind !== 'logins') return row.title
  const { browser, system } = deviceOf(row.title)
  return [browser, system].filter(Boolean).join(' · ')
}

/** The lists have rows of many tables, with ids of many kinds. */
const writeCursor = (row: RecordRow): string =>
  Buffer.from(`${row.at.getTime()} ${row.id}`).toString('base64url')

function readCursor(text: string | undefined): RecordCursor | undefined {
  if (text === undefined) return undefined
  const match = /^(\d{1,15}) ([\da-f-]{1,40})$/.exec(Buffer.from(text, 'base64url').toString())
  if (!match) throw badInput({ cursor: 'format' })
  return { at: new Date(Number(match[1])), id: match[2]! }
}
