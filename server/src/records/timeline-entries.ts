import { type TimelineEntry } from '@longhaul/contract/staff/timelines.staff.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { noticeIn } from '@longhaul/text/mail/notices.ts'
import type { Static } from 'typebox'
import { toPageRef } from './page-ref.ts'
import { type TimelineRow } from './sql-timelines.ts'

/** The limit of entries, more than anyone reads; older ones are in the ledger and the log. */
export const ENTRIES_MAX = 500

export const toTimeline = (rows: readonly TimelineRow[], lang: Lang) => ({
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
    note: row.args ? noticeIn(lang, row.what, row.args).title : row.note,
    transaction: row.transaction,
    page: toPageRef(row.page_kind, row.page_id, row.hint),
  }
}
