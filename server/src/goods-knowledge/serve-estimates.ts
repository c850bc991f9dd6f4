import { exportEstimates } from '@longhaul/contract/file-routes.ts'
import type { Figures } from '@longhaul/domain/goods-knowledge/learnt/judged.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { estimatesIn } from '@longhaul/text/console/estimates/estimates-in.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import { serveStaffDocument } from '../platform/documents/staff-document.ts'
import { CSV_MARK, csvLine } from '../platform/http/csv.ts'
import type { World } from '../platform/world.ts'
import { insideOf, readCheckedMonths } from './checked-months.ts'
import { kindNames } from './read-kinds.ts'
import { findFiguresInForce, listModels } from './sql-models.ts'

type Line = (string | number | null)[]

/** Serves the accuracy of estimates as CSV files, for staff. */
export function serveEstimates(app: FastifyInstance, world: World): void {
  for (const part of ['kinds', 'versions'] as const)
    serveStaffDocument(
      app,
      world,
      exportEstimates,
      async ({ now, lang }) => {
        const lines =
          part === 'kinds' ? await kindLines(world.db, now, lang) : await versionLines(world.db, lang)
        return { fileName: `estimates-${part}.csv`, body: CSV_MARK + lines.map(csvLine).join('') }
      },
      { fixed: { part } },
    )
}

async function kindLines(db: Db, now: Date, lang: Lang): Promise<Line[]> {
  const { csv } = estimatesIn(lang)
  const { kinds } = await readCheckedMonths(db, now)
  const nameOf = await kindNames(db, lang)
  const figures = (await findFiguresInForce(db))?.kinds ?? {}
  return [
    [csv.kind, csv.pieces, csv.inside, csv.below, csv.above, csv.error, csv.kindMedian, csv.overallMedian],
    ...kinds.map((row) => [
      nameOf(row.id),
      row.pieces,
      (insideOf(row) / 10).toFixed(1),
      row.below,
      row.above,
      ...errorsOf(figures[row.id]),
    ]),
  ]
}

const VERSIONS_MAX = 1_000

async function versionLines(db: Db, lang: Lang): Promise<Line[]> {
  const { csv, states } = estimatesIn(lang)
  const models = await listModels(db, VERSIONS_MAX)
  const heads = [csv.version, csv.learned, csv.state, csv.products, csv.weighings, csv.tested, csv.inside]
  return [
    [...heads, csv.error, csv.kindMedian, csv.overallMedian, csv.score, csv.scoreBefore],
    ...models.map(({ figures: { measures }, ...model }) => [
      model.version,
      model.learned_at.toISOString(),
      model.in_force ? states.inForce : model.why_not ? states.worse : states.replaced,
      model.products,
      model.weighings,
      measures.weight.pieces,
      measures.weight.pieces === 0
        ? null
        : ((measures.weight.inside * 100) / measures.weight.pieces).toFixed(1),
      ...errorsOf(measures.weight),
      measures.weight.score.toFixed(3),
      model.figures_before?.measures.weight.score.toFixed(3) ?? null,
    ]),
  ]
}

/**
 * The median error in per cent: of our estimates, and of the naive ones that give the kind's or the overall
 * median.
 */
const errorsOf = (figures: Figures | undefined): Line =>
  [figures?.error, figures?.naive?.kind, figures?.naive?.overall].map((error) =>
    error === undefined ? null : ((Math.exp(error) - 1) * 100).toFixed(1),
  )
