import type { Feature } from '../platform/feature.ts'
import { getArticleAction, listArticlesAction, listFooterArticlesAction } from './articles.ts'
import { getConfigurationsAction, getLanguagesAction, getSiteAction } from './get-configurations.ts'
import { getExchangeRateAction } from './get-exchange-rate.ts'
import { liveAction, readyAction } from './health.ts'
import { listCountriesAction, listProvincesAction, listWarehousesAction } from './list-countries.ts'
import { sendLeadAction } from './send-lead.ts'

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
    sendLeadAction,
    liveAction,
    readyAction,
  ],
}
