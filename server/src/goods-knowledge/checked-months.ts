import { type Checked, insidePerMille, together } from '@longhaul/domain/goods-knowledge/held.ts'
import { findKind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { shanghaiDay } from '@longhaul/domain/reports/period.ts'
import { goodsKnowledgeIn } from '@longhaul/text/papers/goods-knowledge.ts'
import type { Db } from '../platform/database/db.ts'
import { type MonthRow, listMonths } from './sql-months.ts'

/** This month a year ago, and the eleven after it. */
const YEAR_DAYS = 335
const DAY_MS = 86_400_000

/** The last twelve months: of all pieces, and of each kind together, the most frequent first. */
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

/** The share that was inside, of months and kinds that there are only with pieces. */
export const insideOf = (checked: Checked): number => insidePerMille(checked) ?? 0

/** What a kind is called; a later version may no longer know it. */
export function kindName(id: string, lang: Lang): string {
  const { kinds, noKind } = goodsKnowledgeIn(lang)
  const kind = findKind(id)
  return kind ? kinds[kind.id] : noKind
}
