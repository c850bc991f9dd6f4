import { isOneOf, namesOf } from '@longhaul/domain/entries.ts'
import { settingsIn } from '@longhaul/domain/configuration/settings.ts'
import { FIRST_LANG, type Lang, LANGS } from '@longhaul/domain/languages.ts'
import { siteDefaultsIn } from '@longhaul/text/documents/site-defaults.ts'
import type { Db } from '../platform/database/db.ts'
import { cachedInMemory } from '../platform/database/site-memory.ts'
import { listSettings } from './sql-settings.ts'

const FIRST: Lang = FIRST_LANG

/**
 * All settings that the operator can change in the console, with their defaults. Amounts in fen, rates per
 * mille.
 */
export const SETTINGS = {
  ...settingsIn('websiteName', (lang) => siteDefaultsIn(lang).websiteName),
  websiteLogoPath: '',
  websiteIconPath: '',
  ...settingsIn('websiteInfo', (lang) => siteDefaultsIn(lang).websiteInfo),
  contactEmail: '',
  ...settingsIn('contactHours', () => ''),
  brandPrimary: '',
  brandSeal: '',
  languages: [...LANGS],
  defaultLanguage: FIRST,
  currencies: ['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'JPY', 'SGD', 'MYR', 'HKD', 'CNY'],
  defaultCurrency: 'USD',
  exchangeMarginPerMille: 20,
  serviceFeePerMille: 50,
  photoPriceFen: 200,
  photoLimit: 20,
  freeStorageDays: 30,
  lateFeeFenPerDay: 20,
  lateFeeCapFen: 5_000,
  storageLimitDays: 60,
  refundWindowHours: 120,
  unpaidOrderHours: 24,
  answerHours: 72,
  problemAnswerHours: 48,
  reviewHoursMin: 3,
  reviewHoursMax: 5,
  inspectHours: 9,
  packHours: 9,
  replyHours: 9,
  smallDifferenceItemFen: 200,
  smallDifferenceOrderFen: 1_000,
  purchaseShiftEarly: '11:30',
  purchaseShiftLate: '17:00',
  operationFeeFen: 800,
  insurancePerMille: 20,
  repackingFeeFen: 2_000,
  returnFeeFen: 1_000,
  remittanceWesternUnion: '',
  remittanceBank: '',
  receiptDays: 15,
  receiptDaysWithoutNews: 60,
  pointsPer100Yuan: 10,
  creatorSharePerMille: 200,
  pointsValidDays: 365,
  machineTranslator: '',
  showGoodsPhotos: false,
  featureShippingEstimate: false,
  featureCommunity: false,
  communityUrl: '',
}
export type Settings = typeof SETTINGS

/** The current settings, cached in memory. */
export const readSettings = cachedInMemory(readSettingsForEditor)

/**
 * The settings read from the table, including changes by this transaction; settings that are not in the table
 * have their default.
 */
export async function readSettingsForEditor(db: Db): Promise<Settings> {
  const rows = await listSettings(db)
  const known = rows.filter(
    ({ name, value }) => isOneOf(namesOf(SETTINGS), name) && typeof value === typeof SETTINGS[name],
  )
  return { ...SETTINGS, ...Object.fromEntries(known.map((row) => [row.name, row.value])) }
}
