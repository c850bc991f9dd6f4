import {
  type TimelineEntry,
  getOrderForStaff,
  getOrderTimeline,
  getParcelTimeline,
} from '@longhaul/contract/staff/timelines.staff.ts'
import type { Lang } from '@longhaul/text/lang.ts'
import { type NoticeArgs, noticeIn } from '@longhaul/text/mail/notices.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import { action } from '../platform/http/action.ts'
import { Refusal, found } from '../platform/http/refusal.ts'
import { toPageRef } from './page-ref.ts'
import {
  type TimelineRow,
  findOrderForStaff,
  listItemPages,
  listOrderEvents,
  listOrderItemsForStaff,
  listParcelEvents,
  parcelExists,
} from './sql-timelines.ts'

/** More than anybody reads at once; what is older is in the books and the log. */
const ENTRIES_MAX = 500

/** One order with its items and where each of them is. */
export const getOrderForStaffAction = action(getOrderForStaff, async ({ tx, params, world, now }) => {
  const order = found(await findOrderForStaff(tx, params.id))
  const items = await listOrderItemsForStaff(tx, order.id)
  const pages = await listItemPages(tx, order.id)
  return {
    id: order.id,
    number: order.number,
    shopper: {
      id: order.shopper_id,
      code: order.code,
      name: order.nickname || order.email,
      lang: order.lang,
    },
    warehouse_id: order.warehouse_id,
    platform: order.platform,
    seller_name: order.seller_name,
    contact: order.contact,
    remark: order.remark,
    created_at: order.created_at.toISOString(),
    pay_by: order.pay_by.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    review_due_at: order.review_due_at?.toISOString() ?? null,
    total_fen: items.reduce((sum, item) => sum + (item.total_fen ?? 0), 0),
    items: items.map((item) => ({
      id: item.id,
      title: item.title,
      options_text: item.options_text,
      url: item.url,
      image: imageUrl(world, item.image_file_id, now),
      quantity: item.quantity,
      stage: item.stage,
      stage_at: item.stage_at.toISOString(),
      goods_fen: item.goods_fen,
      freight_fen: item.freight_fen,
      service_fen: item.service_fen,
      photos_fen: item.photos_fen,
      total_fen: item.total_fen ?? 0,
      frozen_fen: item.frozen_fen,
      seller_order_number: item.seller_order_number ?? '',
      tracking_number: item.tracking_number ?? '',
      shelf: [item.stock_warehouse_id, item.shelf].filter(Boolean).join(' '),
      pages: [
        ...(item.stock_item_id
          ? [
              {
                kind: 'stock_item' as const,
                id: item.stock_item_id,
                hint: item.stock_stage ?? '',
                number: '',
              },
            ]
          : []),
        ...pages
          .filter((page) => page.item_id === item.id)
          .flatMap(({ kind, id, hint, number }) => {
            const page = toPageRef(kind, id, hint)
            return page ? [{ ...page, number }] : []
          }),
      ],
    })),
  }
})

export const getOrderTimelineAction = action(getOrderTimeline, async ({ tx, params, lang }) => {
  found(await findOrderForStaff(tx, params.id))
  return toTimeline(await listOrderEvents(tx, params.id, ENTRIES_MAX + 1), lang)
})

export const getParcelTimelineAction = action(getParcelTimeline, async ({ tx, params, lang }) => {
  if (!(await parcelExists(tx, params.id))) throw new Refusal('not_found')
  return toTimeline(await listParcelEvents(tx, params.id, ENTRIES_MAX + 1), lang)
})

const toTimeline = (rows: readonly TimelineRow[], lang: Lang) => ({
  entries: rows.slice(0, ENTRIES_MAX).map((row) => toEntry(row, lang)),
  cut: rows.length > ENTRIES_MAX,
})

function toEntry(row: TimelineRow, lang: Lang): Static<typeof TimelineEntry> {
  return {
    at: row.at.toISOString(),
    kind: row.kind,
    what: row.what,
    about: row.about,
    from: row.from_state ?? '',
    to: row.to_state ?? '',
    amount_fen: row.amount_fen,
    actor: row.actor === 'shopper' || row.actor === 'staff' ? row.actor : 'system',
    actor_name: row.actor_name ?? '',
    note: row.kind === 'message' ? noticeIn(lang, row.what, row.args as NoticeArgs).title : row.note,
    transaction: row.transaction,
    page: toPageRef(row.page_kind, row.page_id, row.hint),
  }
}
