import type { Feature } from '../platform/feature.ts'
import { addFavouriteAction } from './add-favourite.ts'
import { addViewedGoodsAction } from './add-viewed-goods.ts'
import { changeFavouriteAction } from './change-favourite.ts'
import { changeHistoryAction } from './change-history.ts'
import { clearFavouritesAction } from './clear-favourites.ts'
import { clearViewedGoodsAction } from './clear-viewed-goods.ts'
import { findFavouriteAction } from './find-favourite.ts'
import { listFavouritesAction } from './list-favourites.ts'
import { listViewedGoodsAction } from './list-viewed-goods.ts'
import { removeFavouriteAction } from './remove-favourite.ts'
import { removeViewedGoodsAction } from './remove-viewed-goods.ts'
import { takeOverKeptAction } from './take-over-kept.ts'

/** What shoppers keep of goods: favourites with a note, and the goods that they looked at. */
export const favourites: Feature = {
  actions: [
    listFavouritesAction,
    findFavouriteAction,
    addFavouriteAction,
    changeFavouriteAction,
    removeFavouriteAction,
    clearFavouritesAction,
    listViewedGoodsAction,
    addViewedGoodsAction,
    removeViewedGoodsAction,
    clearViewedGoodsAction,
    changeHistoryAction,
    takeOverKeptAction,
  ],
}
