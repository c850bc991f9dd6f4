import type { Feature } from '../platform/feature.ts'
import { addExampleRatesAction } from './add-example-rates.ts'
import { addRateCardAction } from './add-rate-card.ts'
import { confirmRateCardAction } from './confirm-rate-card.ts'
import { previewRateCardAction } from './preview-rate-card.ts'
import { addCategoryBanAction } from './add-category-ban.ts'
import { changeCategoryAction } from './change-category.ts'
import { listCategoriesForStaffAction } from './list-categories-for-staff.ts'
import { removeCategoryBanAction } from './remove-category-ban.ts'
import { addLineAction } from './add-line.ts'
import { changeLineAction } from './change-line.ts'
import { listLinesForStaffAction } from './list-lines-for-staff.ts'
import { addWarehouseAction } from './add-warehouse.ts'
import { changeWarehouseAction } from './change-warehouse.ts'
import { listWarehousesForStaffAction } from './list-warehouses-for-staff.ts'
import { addServiceAction } from './add-service.ts'
import { changeServicePriceAction } from './change-service-price.ts'
import { changeServiceAction } from './change-service.ts'
import { listServicesForStaffAction } from './list-services-for-staff.ts'
import { listPricesAction } from './list-prices.ts'
import { exportRateCardAction } from './export-rate-card.ts'
import { listRateCardsAction } from './list-rate-cards.ts'
import { changeLinePricesAction } from './change-line-prices.ts'
import { previewPricesAction } from './preview-prices.ts'
import { changeDestinationAction } from './change-destination.ts'
import { listDestinationsAction } from './list-destinations.ts'
import { withdrawRateCardAction } from './withdraw-rate-card.ts'
import { listCartonsAction } from './list-cartons.ts'
import { saveCartonAction } from './save-carton.ts'

export const shipping: Feature = {
  actions: [
    listCartonsAction,
    saveCartonAction,
    listPricesAction,
    listRateCardsAction,
    previewRateCardAction,
    addRateCardAction,
    withdrawRateCardAction,
    confirmRateCardAction,
    addExampleRatesAction,
    exportRateCardAction,
    previewPricesAction,
    changeLinePricesAction,
    listLinesForStaffAction,
    addLineAction,
    changeLineAction,
    listWarehousesForStaffAction,
    addWarehouseAction,
    changeWarehouseAction,
    listServicesForStaffAction,
    addServiceAction,
    changeServiceAction,
    changeServicePriceAction,
    listDestinationsAction,
    changeDestinationAction,
    listCategoriesForStaffAction,
    changeCategoryAction,
    addCategoryBanAction,
    removeCategoryBanAction,
  ],
}
