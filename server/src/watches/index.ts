import type { Feature } from '../platform/feature.ts'
import { addWatchAction } from './add-watch.ts'
import { clearWatchesAction } from './clear-watches.ts'
import { listWatchesAction } from './list-watches.ts'
import { removeWatchAction } from './remove-watch.ts'
import { watchGoodsJob } from './watch-goods.job.ts'

/** Goods whose price and stock are watched for shoppers. */
export const watches: Feature = {
  actions: [listWatchesAction, addWatchAction, removeWatchAction, clearWatchesAction],
  jobs: [watchGoodsJob],
}
