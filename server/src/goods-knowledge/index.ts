import type { Feature } from '../platform/feature.ts'
import { getGoodsKnowledgeAction } from './get-goods-knowledge.ts'
import { learnEstimatesJob } from './learn-estimates.job.ts'
import { learnGoodsJob } from './learn-goods.job.ts'
import { listEstimateModelsAction } from './list-estimate-models.ts'

export const goodsKnowledge: Feature = {
  actions: [getGoodsKnowledgeAction, listEstimateModelsAction],
  jobs: [learnGoodsJob, learnEstimatesJob],
}
