import {
  type RecordKind,
  type ShopperRecord,
  listShopperRecords as route,
} from '@longhaul/contract/accounts/shoppers.staff.ts'
import { deviceOf } from '@longhaul/domain/accounts/device.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { noticeIn } from '@longhaul/text/mail/notices.ts'
import type { Static } from 'typebox'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { pageSize } from '../platform/http/cursor.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { type RecordCursor, type RecordRow, listRecordsForStaff } from './sql-records.ts'
import { findShopperForStaff } from './sql-shoppers.ts'
import { toPageRef } from './page-ref.ts'

export const listShopperRecordsAction = readAction(route, listShopperRecords, { fromReplica: true })

async function listShopperRecords({
  db,
  params,
  query,
  lang,
  now,
}: ReadCall<typeof route>): Answer<typeof route> {
  orNotFound(await findShopperForStaff(db, params.id, now))
  const size = pageSize(query.limit)
  const cursor = readCursor(query.cursor)
  const rows = await listRecordsForStaff(db, {
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
}

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

/**
 * The title of a row: that of a notice, the name of a device, the name of a coupon in the reader's language.
 */
function titleOf(kind: RecordKind, row: RecordRow, lang: Lang): string {
  if (row.args) return noticeIn(lang, row.title, row.args).title
  if (row.name) return row.name[lang]
  if (kind !== 'logins') return row.title
  const { browser, system } = deviceOf(row.title)
  return [browser, system].filter(Boolean).join(' · ')
}

/** The lists contain rows of many tables, whose ids are of different types. */
const writeCursor = (row: RecordRow): string =>
  Buffer.from(`${row.at.getTime()} ${row.id}`).toString('base64url')

function readCursor(text: string | undefined): RecordCursor | undefined {
  if (text === undefined) return undefined
  const match = /^(\d{1,15}) ([\da-f-]{1,40})$/.exec(Buffer.from(text, 'base64url').toString())
  if (!match) throw badInput({ cursor: 'format' })
  return { at: new Date(Number(match[1])), id: match[2]! }
}
