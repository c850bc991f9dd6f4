import { type Checked, insidePerMille, together } from '@longhaul/domain/goods-knowledge/held.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import type { Db } from '../platform/database/db.ts'
import { type MonthRow, listMonths } from './sql-months.ts'

/** Reaches back to the eleventh month before the current one: twelve months in all. */
const YEAR_DAYS = 335
const DAY_MS = 86_400_000

/**
 * The last twelve months: month by month for all pieces, and added up for each kind, the most frequent kind
 * first.
 */
export async function readCheckedMonths(db: Db, now: Date) {
  const rows = await listMonths(db, shanghaiDay(new Date(now.getTime() - YEAR_DAYS * DAY_MS)).slice(0, 7))
  const byKind = new Map<string, MonthRow[]>()
  for (const row of rows) if (row.kind !== '') byKind.set(row.kind, [...(byKind.get(row.kind) ?? []), row])
  const kinds = [...byKind].map(([id, own]) => ({ id, ...together(own) }))
  return {
    months: rows.filter(({ kind }) => kind === ''),
    kinds: kinds.toSorted((a, b) => b.pieces - a.pieces),
  }
}

/** The share of pieces inside the interval, per mille, for months and kinds that have pieces. */
export const insideOf = (checked: Checked): number => insidePerMille(checked) ?? 0
