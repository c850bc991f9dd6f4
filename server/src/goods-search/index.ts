import type { Feature } from '../platform/feature.ts'
import { searchGoodsAction } from './search-goods.ts'
import { serveFoundPictures } from './serve-found-picture.ts'

export const goodsSearch: Feature = { actions: [searchGoodsAction], routes: serveFoundPictures }
