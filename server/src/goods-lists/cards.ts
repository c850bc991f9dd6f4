import type { GoodsList, GoodsListRow } from '@longhaul/contract/goods/goods-lists.ts'
import { type RowGroup, choicesBegun, groupOfIssue } from '@longhaul/domain/goods-lists/row.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import type { Db } from '../platform/database/db.ts'
import type { World } from '../platform/world.ts'
import { type RowRecord, sheetFen } from './listed.ts'
import { type Count, type ListRecord, countRows } from './sql.ts'

/** Lists in wire format, with the number of their rows in each group. */
export async function toCards(db: Db, lists: readonly ListRecord[]): Promise<Static<typeof GoodsList>[]> {
  const counts = await countRows(
    db,
    lists.map(({ id }) => id),
  )
  return lists.map((list) =>
    toCard(
      list,
      counts.filter((entry) => entry.list_id === list.id),
    ),
  )
}

function toCard(list: ListRecord, counts: readonly Count[]): Static<typeof GoodsList> {
  const inGroups: Partial<Record<RowGroup, number>> = {}
  for (const entry of counts) {
    const group = groupOf({ is_read: entry.is_read, is_added: entry.is_added, issue: entry.issue })
    inGroups[group] = (inGroups[group] ?? 0) + entry.count
  }
  const ready = counts.find(({ is_read, is_added, issue }) => is_read && !is_added && issue === null)
  return {
    id: list.id,
    name: list.name,
    stage: list.stage,
    row_count: counts.reduce((sum, { count }) => sum + count, 0),
    counts: inGroups,
    is_cut: list.is_cut,
    ready_fen: ready?.fen ?? 0,
    ready_pieces: ready?.pieces ?? 0,
    unread_count: counts.reduce((sum, entry) => sum + (isUnread(entry) ? entry.count : 0), 0),
    created_at: list.created_at.toISOString(),
  }
}

const isUnread = ({ is_read, is_added, issue }: Count): boolean => is_read && !is_added && issue === 'unread'

function groupOf(row: Pick<Count, 'is_read' | 'is_added' | 'issue'>): RowGroup {
  if (row.is_added) return 'added'
  return row.is_read ? groupOfIssue(row.issue) : 'waiting'
}

/** A row in wire format. */
export function toRowCard(world: World, row: RowRecord, now: Date): Static<typeof GoodsListRow> {
  const { written, found } = row
  const chosen = choicesBegun(row.options_text, found?.options ?? [])
  return {
    id: row.id,
    line: written.line,
    section: written.section,
    url: row.url,
    written: {
      name: written.name,
      option: written.option,
      size: written.size,
      quantity: written.quantityText,
      price: written.price,
      note: written.note,
      person: written.person ?? '',
      picture: written.picture,
      words: written.words,
    },
    group: groupOf({ ...row, is_added: row.added_at !== null }),
    issue: row.is_read ? row.issue : null,
    title: row.title,
    helper_title: found?.helper_title ?? '',
    seller_name: found?.seller_name ?? '',
    platform: found?.platform ?? null,
    image: imageUrl(world, found?.image_file_id ?? null, now),
    options: (found?.options ?? []).map((option) => ({ ...option, chosen: chosen[option.name] ?? null })),
    options_text: row.options_text,
    quantity: row.quantity,
    remark: row.remark,
    unit_price_fen: row.price_fen,
    sheet_price_fen: sheetFen(row),
    freight_fen: found?.freight_fen ?? null,
    added_at: row.added_at?.toISOString() ?? null,
  }
}
