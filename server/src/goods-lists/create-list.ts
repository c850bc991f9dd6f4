import { createHash } from 'node:crypto'
import { LISTS_MAX, LIST_NAME_MAX, SHEET_KEPT_MAX } from '@longhaul/domain/goods-lists/limits.ts'
import type { SheetReading, SheetRow } from '@longhaul/domain/links/sheet/cells.ts'
import { REMARK_MAX, TITLE_MAX } from '@longhaul/domain/orders/limits.ts'
import { tidyShown } from '@longhaul/domain/texts/tidy.ts'
import { lockOwnCart } from '../cart/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { keyOf } from './read-goods-list.job.ts'
import type { Written } from './reading/read-list.ts'
import { spendRows } from './spend-rows.ts'
import { findSameList, insertList, insertRows, listOwnLists, storable, toJson } from './sql.ts'
import { keepSheet } from './sql-sheets.ts'

/** For this long the same content sent again is taken for a second press of the button. */
const SAME_MS = 60_000

type Created = { id: string; row_count: number; is_cut: boolean }

type Work = Pick<UnitOfWork, 'tx' | 'now' | 'enqueue'>
type Made = { name: string; content: string | Buffer; written: Written; reading: SheetReading }

/** Keeps what was read as a list, with the cells of its sheet, and lets a job read its products. */
export async function createList(
  work: Work,
  shopperId: string,
  { name, content, written, reading }: Made,
): Promise<Created> {
  const { tx, now } = work
  const { rows, isCut } = reading
  const hash = createHash('sha256').update(content).digest()
  await spendRows({ tx, now }, shopperId, rows.length)
  await lockOwnCart(tx, shopperId)
  const same = await findSameList(tx, shopperId, hash, new Date(now.getTime() - SAME_MS))
  if (same) return { id: same.id, row_count: rows.length, is_cut: same.is_cut }
  await requireRoom(tx, shopperId)
  const id = await insertList(tx, {
    shopper_id: shopperId,
    name: listName(name),
    stage: 'reading',
    content_hash: hash,
    is_cut: isCut,
    created_at: now,
    updated_at: now,
  })
  await storeRows(work, { id, shopper_id: shopperId }, rows)
  const cells = typeof written === 'string' ? '' : toJson(written)
  if (cells !== '' && cells.length <= SHEET_KEPT_MAX)
    await keepSheet(tx, { id, shopper_id: shopperId }, cells)
  return { id, row_count: rows.length, is_cut: isCut }
}

/** Stores the rows of a list that has none, and lets a job read their products. */
export async function storeRows(
  { tx, enqueue }: Pick<Work, 'tx' | 'enqueue'>,
  list: { id: string; shopper_id: string },
  rows: readonly SheetRow[],
): Promise<void> {
  const stored = rows.map(({ url, quantity, ...written }, at) => ({
    position: at + 1,
    url: storable(url),
    quantity,
    written,
    title: storable(written.name).slice(0, TITLE_MAX),
    remark: storable(written.note).slice(0, REMARK_MAX),
  }))
  await insertRows(tx, list, stored)
  await enqueue('read-goods-list', { listId: list.id }, { key: keyOf(list.id) })
}

/** Refuses one list too many. */
export async function requireRoom(tx: UnitOfWork['tx'], shopperId: string): Promise<void> {
  if ((await listOwnLists(tx, shopperId)).length >= LISTS_MAX) throw new Refusal('too_many_lists')
}

export const listName = (name: string): string =>
  tidyShown(storable(name)).slice(0, LIST_NAME_MAX).trim() || '1'
