import { listEstimateModels as route } from '@longhaul/contract/goods/knowledge.staff.ts'
import type { Figures, ModelFigures } from '@longhaul/domain/goods-knowledge/learnt/judged.ts'
import { LEVELS } from '@longhaul/domain/goods-knowledge/estimate.ts'
import { MEASURES } from '@longhaul/domain/goods-knowledge/weighings.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { kindNames } from './read-kinds.ts'
import { listModels } from './sql-models.ts'

export const listEstimateModelsAction = readAction(route, listEstimateModels)

const SHOWN = 60

/** The accuracy of the models of the last nights, on the latest pieces, each estimated before it was seen. */
async function listEstimateModels({ db, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const models = await listModels(db, SHOWN)
  const nameOf = await kindNames(db, lang)
  return {
    models: models.map(({ figures, figures_before, learned_at, ...model }) => ({
      ...model,
      learned_at: learned_at.toISOString(),
      figures: toModelFigures(figures, nameOf),
      figures_before: figures_before && toModelFigures(figures_before, nameOf),
    })),
  }
}

const toModelFigures = ({ measures, levels, kinds }: ModelFigures, nameOf: (id: string) => string) => ({
  measures: MEASURES.map((measure) => ({ id: measure, ...toFigures(measures[measure]) })),
  levels: LEVELS.flatMap((level) => {
    const figures = levels[level]
    return figures ? [{ id: level, ...toFigures(figures) }] : []
  }),
  kinds: Object.entries(kinds)
    .map(([id, figures]) => ({ id, name: nameOf(id), ...toFigures(figures) }))
    .toSorted((a, b) => b.pieces - a.pieces),
})

/**
 * Figures in wire format. The error is a median on the logarithmic scale, where half the weight is as wrong
 * as twice the weight.
 */
const toFigures = ({ pieces, inside, score, error, naive }: Figures) => ({
  pieces,
  inside,
  inside_per_mille: pieces === 0 ? null : Math.round((inside * 1_000) / pieces),
  score: Math.round(score * 1_000) / 1_000,
  error_per_mille: perMille(error),
  overall_error_per_mille: naive ? perMille(naive.overall) : null,
  kind_error_per_mille: naive ? perMille(naive.kind) : null,
})

const perMille = (error: number): number => Math.round((Math.exp(error) - 1) * 1_000)
