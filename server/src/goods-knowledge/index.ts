import type { Feature } from '../platform/feature.ts'
import { copyPhotosJob } from './copy-photos.job.ts'
import { decideWeighingAction } from './decide-weighing.ts'
import { getGoodsKnowledgeAction } from './get-goods-knowledge.ts'
import { getEstimateAccuracyAction } from './get-estimate-accuracy.ts'
import { getPhotoSharingAction } from './get-photo-sharing.ts'
import { getGoodsCorrectionAction } from './kinds/get-goods-correction.ts'
import { listGoodsKindsAction } from './kinds/list-goods-kinds.ts'
import { previewGoodsKindsAction } from './kinds/preview-goods-kinds.ts'
import { removeGoodsKindAction } from './kinds/remove-goods-kind.ts'
import { removeGoodsWordAction } from './kinds/remove-goods-word.ts'
import { saveGoodsCorrectionAction } from './kinds/save-goods-correction.ts'
import { saveGoodsKindAction } from './kinds/save-goods-kind.ts'
import { saveGoodsWordAction } from './kinds/save-goods-word.ts'
import { learnEstimatesJob } from './learn-estimates.job.ts'
import { learnGoodsJob } from './learn-goods.job.ts'
import { listAsideWeighingsAction } from './list-aside-weighings.ts'
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
    listAsideWeighingsAction,
    decideWeighingAction,
    getGoodsCorrectionAction,
    listGoodsKindsAction,
    previewGoodsKindsAction,
    removeGoodsKindAction,
    removeGoodsWordAction,
    saveGoodsCorrectionAction,
    saveGoodsKindAction,
    saveGoodsWordAction,
  ],
  routes(app, world) {
    serveEstimates(app, world)
    serveGoodsPhoto(app, world)
  },
  jobs: [learnGoodsJob, copyPhotosJob, learnEstimatesJob],
}
