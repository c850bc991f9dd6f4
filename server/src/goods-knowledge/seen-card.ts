import type { GoodsFigures, GoodsSeen } from '@longhaul/contract/goods/knowledge.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Static } from 'typebox'
import type { Db } from '../platform/database/db.ts'
import { type FiguresRow, type KnowledgeRow, type WeighedPiece, listLineNames } from './sql-knowledge.ts'

/** Measured figures in wire format. */
export function toFigures(row: FiguresRow): Static<typeof GoodsFigures> {
  const spread = (p10: number | null, median: number | null, p90: number | null) =>
    p10 === null || median === null || p90 === null ? null : { p10, median, p90 }
  return {
    weighings: row.weighings,
    pieces: row.pieces,
    weight_grams: { p10: row.weight_p10, median: row.weight_p50, p90: row.weight_p90 },
    length_mm: spread(row.length_p10, row.length_p50, row.length_p90),
    width_mm: spread(row.width_p10, row.width_p50, row.width_p90),
    height_mm: spread(row.height_p10, row.height_p50, row.height_p90),
    first_at: new Date(row.first_at).toISOString(),
    last_at: new Date(row.last_at).toISOString(),
  }
}

/** The most weighings that are shown one by one. */
const WEIGHED_MAX = 60

/** Everything known about a product, in wire format; `pieces` are its latest things, the newest first. */
export async function toSeen(
  db: Db,
  known: KnowledgeRow,
  figures: FiguresRow,
  pieces: readonly WeighedPiece[],
  lang: Lang,
): Promise<Static<typeof GoodsSeen>> {
  const { arrived, problems, days_p10, days_p50, days_p90 } = known
  const names =
    known.lines.length > 0
      ? await listLineNames(
          db,
          known.lines.map((line) => line.line_id),
        )
      : []
  const nameOf = (id: string) => names.find((line) => line.id === id)?.name[lang] ?? id
  const wrong = Object.values(problems).reduce((sum, count) => sum + count, 0)
  return {
    ...toFigures(figures),
    options: known.options,
    arrived,
    problem_per_mille: arrived === 0 ? 0 : Math.round((wrong * 1_000) / arrived),
    problems: Object.entries(problems).map(([problem, count]) => ({
      problem,
      count,
      refunded: Math.min(
        count,
        pieces.filter((piece) => piece.problem === problem && piece.is_refunded).length,
      ),
    })),
    weighed: pieces
      .slice(0, WEIGHED_MAX)
      .map(({ weight_grams, problem }) => ({ weight_grams, had_problem: problem !== null }))
      .toSorted((a, b) => a.weight_grams - b.weight_grams),
    days_to_dock:
      days_p10 === null || days_p50 === null || days_p90 === null
        ? null
        : { p10: days_p10, median: days_p50, p90: days_p90 },
    prices: known.prices,
    lines: known.lines.map((line) => ({ ...line, name: nameOf(line.line_id) })),
  }
}
