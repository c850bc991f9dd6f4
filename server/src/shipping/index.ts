import type { Feature } from '../platform/feature.ts'
import { addRateCardAction, previewRateCardAction } from './bring-rate-card.ts'
import {
  addCategoryBanAction,
  changeCategoryAction,
  listCategoriesForStaffAction,
  removeCategoryBanAction,
} from './edit-categories.ts'
import { addLineAction, changeLineAction, listLinesForStaffAction } from './edit-lines.ts'
import { addWarehouseAction, changeWarehouseAction, listWarehousesForStaffAction } from './edit-warehouses.ts'
import { estimateShippingAction } from './estimate-shipping.ts'
import { listPricesAction } from './list-prices.ts'
import { exportRateCardAction, listRateCardsAction, withdrawRateCardAction } from './list-rate-cards.ts'
import { listCartonsAction, saveCartonAction } from './edit-cartons.ts'

export const shipping: Feature = {
  actions: [
    listCartonsAction,
    saveCartonAction,
    listPricesAction,
    estimateShippingAction,
    listRateCardsAction,
    previewRateCardAction,
    addRateCardAction,
    withdrawRateCardAction,
    exportRateCardAction,
    listLinesForStaffAction,
    addLineAction,
    changeLineAction,
    listWarehousesForStaffAction,
    addWarehouseAction,
    changeWarehouseAction,
    listCategoriesForStaffAction,
    changeCategoryAction,
    addCategoryBanAction,
    removeCategoryBanAction,
  ],
}
