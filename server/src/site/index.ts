import type { Feature } from '../platform/feature.ts'
import { getRevisionAction } from './get-revision.ts'
import { listRevisionsAction } from './list-revisions.ts'
import { restoreRevisionAction } from './restore-revision.ts'
import { getArticleAction } from './get-article.ts'
import { listArticlesAction } from './list-articles.ts'
import { listFooterArticlesAction } from './list-footer-articles.ts'
import { changeWorkingDaysAction } from './change-working-days.ts'
import { getWorkingDaysAction } from './get-working-days.ts'
import { changeSettingsAction } from './change-settings.ts'
import { listSettingsAction } from './list-settings.ts'
import { getConfigurationsAction } from './get-configurations.ts'
import { getLanguagesAction } from './get-languages.ts'
import { getSiteAction } from './get-site.ts'
import { liveAction } from './live.ts'
import { readyAction } from './ready.ts'
import { listCountriesAction } from './list-countries.ts'
import { listProvincesAction } from './list-provinces.ts'
import { listWarehousesAction } from './list-warehouses.ts'
import { getArticleForStaffAction } from './get-article-for-staff.ts'
import { listArticlesForStaffAction } from './list-articles-for-staff.ts'
import { listFiguresAction } from './list-figures.ts'
import { enterRateAction } from './exchange/enter-rate.ts'
import { listRateHistoryAction } from './exchange/list-rate-history.ts'
import { listRatesForStaffAction } from './exchange/list-rates-for-staff.ts'
import { readRatesAction, readRatesJob } from './exchange/read-rates.job.ts'
import { removeLogoAction } from './remove-logo.ts'
import { serveLogo } from './logo.ts'
import { uploadLogoAction } from './upload-logo.ts'
import { orderArticlesAction } from './order-articles.ts'
import { previewArticleAction } from './preview-article.ts'
import { addArticleAction } from './add-article.ts'
import { changeArticleAction } from './change-article.ts'
import { publishArticleAction } from './publish-article.ts'

export const site: Feature = {
  actions: [
    getConfigurationsAction,
    getSiteAction,
    getLanguagesAction,
    listCountriesAction,
    listProvincesAction,
    listWarehousesAction,
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
    getWorkingDaysAction,
    changeWorkingDaysAction,
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
