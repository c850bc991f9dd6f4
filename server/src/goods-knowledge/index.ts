import type { Feature } from '../platform/feature.ts'
import { getGoodsKnowledgeAction } from './get-goods-knowledge.ts'
import { getHowRightAction } from './get-how-right.ts'
import { learnEstimatesJob } from './learn-estimates.job.ts'
import { learnGoodsJob } from './learn-goods.job.ts'
import { listEstimateChecksAction } from './list-estimate-checks.ts'
import { listEstimateModelsAction } from './list-estimate-models.ts'
import { serveEstimates } from './serve-estimates.ts'

export const goodsKnowledge: Feature = {
  actions: [getGoodsKnowledgeAction, getHowRightAction, listEstimateModelsAction, listEstimateChecksAction],
  routes: serveEstimates,
  jobs: [learnGoodsJob, learnEstimatesJob],
}
