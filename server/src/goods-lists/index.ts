import type { Feature } from '../platform/feature.ts'
import { addGoodsListToCartAction } from './add-goods-list-to-cart.ts'
import { changeGoodsListAction } from './change-goods-list.ts'
import { changeGoodsListRowsAction } from './change-goods-list-rows.ts'
import { copyGoodsListAction } from './copy-goods-list.ts'
import { createGoodsListAction } from './create-goods-list.ts'
import { deleteGoodsListAction } from './delete-goods-list.ts'
import { getGoodsListAction } from './get-goods-list.ts'
import { listGoodsListRowsAction } from './list-goods-list-rows.ts'
import { listGoodsListsAction } from './list-goods-lists.ts'
import { readGoodsListJob } from './read-goods-list.job.ts'
import { removeGoodsListRowsAction } from './remove-goods-list-rows.ts'
import { serveList } from './serve-list.ts'
import { uploadGoodsListAction } from './upload-goods-list.ts'

/** Lists of goods that shoppers paste or upload, correct, keep, and put into the cart. */
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
    removeGoodsListRowsAction,
    addGoodsListToCartAction,
  ],
  jobs: [readGoodsListJob],
  routes: serveList,
}
