import { createHash } from 'node:crypto'
import { LISTS_MAX, LIST_NAME_MAX } from '@longhaul/domain/goods-lists/limits.ts'
import type { SheetReading } from '@longhaul/domain/links/sheet/cells.ts'
import { REMARK_MAX, TITLE_MAX } from '@longhaul/domain/orders/limits.ts'
import { tidyShown } from '@longhaul/domain/texts/tidy.ts'
import { lockOwnCart } from '../cart/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { keyOf } from './read-goods-list.job.ts'
import { spendRows } from './spend-rows.ts'
import { findSameList, insertList, insertRows, listOwnLists, storable } from './sql.ts'

/** For this long the same content sent again is taken for a second press of the button. */
const SAME_MS = 60_000

type Created = { id: string; row_count: number; is_cut: boolean }

/** Keeps what was read as a list, and lets a job read its products. */
export async function createList(
  { tx, now, enqueue }: Pick<UnitOfWork, 'tx' | 'now' | 'enqueue'>,
  shopperId: string,
  { name, content, reading }: { name: string; content: string | Buffer; reading: SheetReading },
): Promise<Created> {
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
  const stored = rows.map(({ url, quantity, ...written }, at) => ({
    position: at + 1,
    url: storable(url),
    quantity,
    written,
    title: storable(written.name).slice(0, TITLE_MAX),
    remark: storable(written.note).slice(0, REMARK_MAX),
  }))
  await insertRows(tx, { id, shopper_id: shopperId }, stored)
  await enqueue('read-goods-list', { listId: id }, { key: keyOf(id) })
  return { id, row_count: rows.length, is_cut: isCut }
}

/** Refuses one list too many. */
export async function requireRoom(tx: UnitOfWork['tx'], shopperId: string): Promise<void> {
  if ((await listOwnLists(tx, shopperId)).length >= LISTS_MAX) throw new Refusal('too_many_lists')
}

export const listName = (name: string): string =>
  tidyShown(storable(name)).slice(0, LIST_NAME_MAX).trim() || '1'
