import type { Feature } from '../platform/feature.ts'
import { addGoodsListToCartAction } from './add-goods-list-to-cart.ts'
import { changeGoodsListAction } from './change-goods-list.ts'
import { changeGoodsListRowsAction } from './change-goods-list-rows.ts'
import { copyGoodsListAction } from './copy-goods-list.ts'
import { createGoodsListAction } from './create-goods-list.ts'
import { deleteGoodsListAction } from './delete-goods-list.ts'
import { getGoodsListColumnsAction } from './get-goods-list-columns.ts'
import { getGoodsListAction } from './get-goods-list.ts'
import { listGoodsListRowsAction } from './list-goods-list-rows.ts'
import { listGoodsListsAction } from './list-goods-lists.ts'
import { copyPublicListAction } from './publication/copy-public-list.ts'
import { getCreatorPageAction } from './publication/get-creator-page.ts'
import { getPublicListAction } from './publication/get-public-list.ts'
import { getPublicationAction } from './publication/get-publication.ts'
import { keepPublicListAction } from './publication/keep-public-list.ts'
import { listPublicListsAction } from './publication/list-public-lists.ts'
import { publishGoodsListAction } from './publication/publish-goods-list.ts'
import { putBackPublicListAction } from './publication/put-back-public-list.ts'
import { reportPublicListAction } from './publication/report-public-list.ts'
import { takeDownPublicListAction } from './publication/take-down-public-list.ts'
import { withdrawGoodsListAction } from './publication/withdraw-goods-list.ts'
import { readGoodsListColumnsAction } from './read-goods-list-columns.ts'
import { readGoodsListJob } from './read-goods-list.job.ts'
import { removeGoodsListRowsAction } from './remove-goods-list-rows.ts'
import { serveList } from './serve-list.ts'
import { setGoodsListRowsAction } from './set-goods-list-rows.ts'
import { uploadGoodsListAction } from './upload-goods-list.ts'

/** Lists of goods that shoppers paste or upload, correct, keep, put into the cart, and show to others. */
export const goodsLists: Feature = {
  actions: [
    createGoodsListAction,
    uploadGoodsListAction,
    listGoodsListsAction,
    getGoodsListAction,
    listGoodsListRowsAction,
    changeGoodsListAction,
    copyGoodsListAction,
    deleteGoodsListAction,
    changeGoodsListRowsAction,
    setGoodsListRowsAction,
    getGoodsListColumnsAction,
    readGoodsListColumnsAction,
    removeGoodsListRowsAction,
    addGoodsListToCartAction,
    getPublicationAction,
    publishGoodsListAction,
    withdrawGoodsListAction,
    getPublicListAction,
    getCreatorPageAction,
    copyPublicListAction,
    reportPublicListAction,
    listPublicListsAction,
    takeDownPublicListAction,
    putBackPublicListAction,
    keepPublicListAction,
  ],
  jobs: [readGoodsListJob],
  routes: serveList,
}
