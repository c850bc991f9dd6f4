import type { Feature } from '../platform/feature.ts'
import { getRevisionAction, listRevisionsAction, restoreRevisionAction } from './article-revisions.ts'
import { getArticleAction, listArticlesAction, listFooterArticlesAction } from './articles.ts'
import { changeSettingsAction, listSettingsAction } from './change-settings.ts'
import { getConfigurationsAction, getLanguagesAction, getSiteAction } from './get-configurations.ts'
import { getExchangeRateAction } from './get-exchange-rate.ts'
import { liveAction, readyAction } from './health.ts'
import { listCountriesAction, listProvincesAction, listWarehousesAction } from './list-countries.ts'
import {
  getArticleForStaffAction,
  listArticlesForStaffAction,
  listFiguresAction,
} from './list-articles-for-staff.ts'
import { enterRateAction } from './exchange/enter-rate.ts'
import { listRateHistoryAction, listRatesForStaffAction } from './exchange/list-rates.ts'
import { readRatesAction, readRatesJob } from './exchange/read-rates.job.ts'
import { removeLogoAction, serveLogo, uploadLogoAction } from './logo.ts'
import { orderArticlesAction } from './order-articles.ts'
import { previewArticleAction } from './preview-article.ts'
import { addArticleAction, changeArticleAction, publishArticleAction } from './save-article.ts'

export const site: Feature = {
  actions: [
    getConfigurationsAction,
    getSiteAction,
    getLanguagesAction,
    listCountriesAction,
    listProvincesAction,
    listWarehousesAction,
    getExchangeRateAction,
    listArticlesAction,
    listFooterArticlesAction,
    getArticleAction,
    liveAction,
    readyAction,
    listArticlesForStaffAction,
    getArticleForStaffAction,
    listFiguresAction,
    addArticleAction,
    changeArticleAction,
    publishArticleAction,
    orderArticlesAction,
    previewArticleAction,
    listRevisionsAction,
    getRevisionAction,
    restoreRevisionAction,
    listSettingsAction,
    changeSettingsAction,
    uploadLogoAction,
    removeLogoAction,
    listRatesForStaffAction,
    listRateHistoryAction,
    enterRateAction,
    readRatesAction,
  ],
  jobs: [readRatesJob],
  routes: serveLogo,
}
