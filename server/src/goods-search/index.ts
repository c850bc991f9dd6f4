import type { Feature } from '../platform/feature.ts'
import { hashPicturesJob } from './hash-pictures.job.ts'
import { searchGoodsByPictureAction } from './search-goods-by-picture.ts'
import { searchGoodsAction } from './search-goods.ts'
import { serveFoundPictures } from './serve-found-picture.ts'

export const goodsSearch: Feature = {
  actions: [searchGoodsAction, searchGoodsByPictureAction],
  jobs: [hashPicturesJob],
  routes: serveFoundPictures,
}
