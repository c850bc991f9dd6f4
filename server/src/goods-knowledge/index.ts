import type { Feature } from '../platform/feature.ts'
import { copyPhotosJob } from './copy-photos.job.ts'
import { getGoodsKnowledgeAction } from './get-goods-knowledge.ts'
import { getEstimateAccuracyAction } from './get-estimate-accuracy.ts'
import { getPhotoSharingAction } from './get-photo-sharing.ts'
import { learnEstimatesJob } from './learn-estimates.job.ts'
import { learnGoodsJob } from './learn-goods.job.ts'
import { listEstimateChecksAction } from './list-estimate-checks.ts'
import { listEstimateModelsAction } from './list-estimate-models.ts'
import { listGoodsPhotosAction } from './list-goods-photos.ts'
import { listShownPhotosAction } from './list-shown-photos.ts'
import { removeGoodsPhotoAction } from './remove-goods-photo.ts'
import { serveEstimates } from './serve-estimates.ts'
import { serveGoodsPhoto } from './serve-goods-photo.ts'
import { sharePhotosAction } from './share-photos.ts'
import { sharePhotosOfPieceAction } from './share-photos-of-piece.ts'

export const goodsKnowledge: Feature = {
  actions: [
    getGoodsKnowledgeAction,
    getEstimateAccuracyAction,
    listEstimateModelsAction,
    listEstimateChecksAction,
    listGoodsPhotosAction,
    getPhotoSharingAction,
    sharePhotosAction,
    sharePhotosOfPieceAction,
    listShownPhotosAction,
    removeGoodsPhotoAction,
  ],
  routes(app, world) {
    serveEstimates(app, world)
    serveGoodsPhoto(app, world)
  },
  jobs: [learnGoodsJob, copyPhotosJob, learnEstimatesJob],
}
