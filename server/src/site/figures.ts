import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { RESET_LINK_MINUTES, SESSION_DAYS } from '@longhaul/domain/accounts/limits.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import { ADDRESSES_MAX } from '@longhaul/domain/addresses/address-book.ts'
import { LEAD_MONTHS } from '@longhaul/domain/leads/stages.ts'
import { PHOTO_REMARK_MAX } from '@longhaul/domain/orders/fine-photos.ts'
import { PRICE_REASON_TEXT_MAX } from '@longhaul/domain/orders/price-change.ts'
import {
  BOUND_A_DAY_MAX,
  BOUND_DAYS,
  CARRIED_DAYS,
  SHARE_DAY_MAX_FEN,
  SHARE_HOLD_DAYS,
  SHARE_MONTH_MAX_FEN,
} from '@longhaul/domain/rewards/creators.ts'
import { REMINDER_DAYS } from '@longhaul/domain/warehouse/storage.ts'
import { UNCLAIMED_KEEP_DAYS } from '@longhaul/domain/warehouse/unclaimed.ts'
import { formatter } from '@longhaul/text/format.ts'
import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import type { Settings } from './settings.ts'

/**
 * Replaces the names of figures in a text, such as `{{freeStorageDays}}`, by their values (list:
 * server/content/README.md). Unknown names stay visible.
 */
export function fillFigures(text: string, settings: Settings, lang: Lang): string {
  if (!text.includes('{{')) return text
  const values = figures(settings, lang)
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

type Figures = Readonly<Record<string, string | number>>

const written = new WeakMap<Settings, Partial<Record<Lang, Figures>>>()

/** All figures that a text may name, in the format of a language. Cached per settings object and language. */
export function figures(settings: Settings, lang: Lang): Figures {
  const known = written.get(settings) ?? {}
  written.set(settings, known)
  return (known[lang] ??= writeFigures(settings, lang))
}

function writeFigures(settings: Settings, lang: Lang): Figures {
  const { money, percent } = formatter(lang)
  return {
    siteName: settings[settingIn('websiteName', lang)],
    shopUrl: publicUrl(''),
    contactEmail: settings.contactEmail,
    contactHours: settings[settingIn('contactHours', lang)],
    freeStorageDays: settings.freeStorageDays,
    storageReminderDays: new Intl.ListFormat(LANGUAGES[lang].locale).format(REMINDER_DAYS.map(String)),
    lateFeePerDay: money(settings.lateFeeFenPerDay),
    lateFeeCap: money(settings.lateFeeCapFen),
    unclaimedDays: UNCLAIMED_KEEP_DAYS,
    storageLimitDays: settings.freeStorageDays + settings.storageLimitDays,
    photoPrice: money(settings.photoPriceFen),
    photoLimit: settings.photoLimit,
    photoNoteLimit: PHOTO_REMARK_MAX,
    priceNoteLimit: PRICE_REASON_TEXT_MAX,
    refundWindowHours: settings.refundWindowHours,
    reviewHoursMin: settings.reviewHoursMin,
    reviewHoursMax: settings.reviewHoursMax,
    unpaidOrderHours: settings.unpaidOrderHours,
    answerHours: settings.answerHours,
    problemAnswerHours: settings.problemAnswerHours,
    autoReceiptDays: settings.receiptDays,
    silentReceiptDays: settings.receiptDaysWithoutNews,
    serviceFeePercent: percent(settings.serviceFeePerMille).replace('%', ''),
    operationFee: money(settings.operationFeeFen),
    repackingFee: money(settings.repackingFeeFen),
    returnFee: money(settings.returnFeeFen),
    insurancePercent: percent(settings.insurancePerMille).replace('%', ''),
    exchangeMarginPercent: percent(settings.exchangeMarginPerMille).replace('%', ''),
    // The ranges of docs/rules/shipping-prices.md: promises, not figures of the rate card.
    expressDays: '1–3',
    directDays: '5–10',
    postalDays: '10–14',
    oceanWeeks: '3–5',
    resetLinkMinutes: RESET_LINK_MINUTES,
    passwordMin: PASSWORD_MIN,
    passwordMax: PASSWORD_MAX,
    sessionDays: SESSION_DAYS,
    addressLimit: ADDRESSES_MAX,
    logDays: 30,
    leadMonths: LEAD_MONTHS,
    creatorPercent: percent(settings.creatorSharePerMille).replace('%', ''),
    creatorLinkDays: CARRIED_DAYS,
    creatorDays: BOUND_DAYS,
    creatorHoldDays: SHARE_HOLD_DAYS,
    creatorDayMax: money(SHARE_DAY_MAX_FEN),
    creatorMonthMax: money(SHARE_MONTH_MAX_FEN),
    creatorPeopleMax: BOUND_A_DAY_MAX,
  }
}
