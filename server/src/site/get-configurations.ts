import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { getConfigurations as route } from '@longhaul/contract/site/site.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { fillFigures } from './figures.ts'
import { readSettings } from './settings.ts'

export const getConfigurationsAction = readAction(route, getConfigurations)

async function getConfigurations({ db, lang, world }: ReadCall<typeof route>): Answer<typeof route> {
  const settings = await readSettings(db)
  return {
    WEBSITE_NAME: settings[settingIn('websiteName', lang)],
    WEBSITE_LOGO_PATH: settings.websiteLogoPath,
    WEBSITE_INFO: fillFigures(settings[settingIn('websiteInfo', lang)], settings, lang),
    contact_email: settings.contactEmail,
    contact_hours: settings[settingIn('contactHours', lang)],
    currencies: settings.currencies,
    default_currency: settings.defaultCurrency,
    service_fee_per_mille: settings.serviceFeePerMille,
    photo_price_fen: settings.photoPriceFen,
    return_fee_fen: settings.returnFeeFen,
    photo_limit: settings.photoLimit,
    free_storage_days: settings.freeStorageDays,
    late_fee_fen_per_day: settings.lateFeeFenPerDay,
    late_fee_cap_fen: settings.lateFeeCapFen,
    storage_limit_days: settings.storageLimitDays,
    refund_window_hours: settings.refundWindowHours,
    unpaid_order_hours: settings.unpaidOrderHours,
    review_hours_min: settings.reviewHoursMin,
    review_hours_max: settings.reviewHoursMax,
    operation_fee_fen: settings.operationFeeFen,
    insurance_per_mille: settings.insurancePerMille,
    features: { shipping_estimate: settings.featureShippingEstimate, community: settings.featureCommunity },
    community_url: settings.featureCommunity ? settings.communityUrl : '',
    languages: settings.languages,
    default_language: settings.defaultLanguage,
    icon_path: settings.websiteIconPath,
    demo: world.env.demo,
  }
}
