import { namesOf, tableOf } from '../entries.ts'
import { FIRST_LANG, LANGS, type Lang, findLang, type OtherLang } from '@longhaul/domain/languages.ts'
import { isEmail } from '../texts/email.ts'
import { isColour, whyNotBrand } from '../brand/theme.ts'
import { TRANSLATORS } from '../goods/machine-words.ts'
import type { Fen } from '../money/fen.ts'
import { isTimeOfDay } from '../orders/purchase-shift.ts'

/** A configuration value as it is stored and sent. */
export type SettingValue = string | number | boolean | string[]

/** The values that a setting accepts. Amounts in fen, rates per mille, bounds inclusive. */
export type SettingRule =
  | { kind: 'whole'; unit: 'days' | 'hours' | 'shots' | 'points'; min: number; max: number }
  | { kind: 'fen'; min: Fen; max: Fen }
  | { kind: 'per_mille'; min: number; max: number }
  | { kind: 'text'; min: number; max: number }
  /** One of these words, or none. */
  | { kind: 'choice'; words: readonly string[] }
  | {
      kind:
        | 'email'
        | 'link'
        | 'colour'
        | 'flag'
        | 'time'
        | 'currencies'
        | 'currency'
        | 'languages'
        | 'language'
    }

/** A setting of the console: its group, its rule, and whether changing it changes a price. */
export type SettingDefinition = { group: SettingGroup; rule: SettingRule; money?: true }

export const SETTING_GROUPS = [
  'site',
  'contact',
  'brand',
  'languages',
  'currencies',
  'payments',
  'fees',
  'orders',
  'storage',
  'parcels',
  'rewards',
  'features',
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

const whole = (unit: 'days' | 'hours' | 'shots' | 'points', min: number, max: number): SettingRule => ({
  kind: 'whole',
  unit,
  min,
  max,
})
const fen = (max: Fen): SettingRule => ({ kind: 'fen', min: 0, max })
const perMille = (max: number): SettingRule => ({ kind: 'per_mille', min: 0, max })
const text = (min: number, max: number): SettingRule => ({ kind: 'text', min, max })

/**
 * The names of a setting with a value per language: the plain name for the first language, and the name with
 * the language code appended for the others.
 */
export type SettingIn<Name extends string> = Name | `${Name}${Capitalize<OtherLang>}`

/** The name of a setting in a language. */
export const settingIn = <const Name extends string>(name: Name, lang: Lang): SettingIn<Name> =>
  lang === FIRST_LANG ? name : `${name}${capitalised(lang)}`

/** Creates a value for each language under the setting's name in that language. */
export const settingsIn = <const Name extends string, Value>(name: Name, make: (lang: Lang) => Value) =>
  tableOf(LANGS.map((lang) => [settingIn(name, lang), make(lang)] as const))

const capitalised = <Word extends string>(word: Word) =>
  // The string methods return plain `string`, so TypeScript cannot infer the literal type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<Word>

/** All settings that can be changed in the console, in display order. */
export const SETTING_DEFINITIONS = {
  ...settingsIn('websiteName', () => ({ group: 'site', rule: text(1, 40) }) as const),
  ...settingsIn('websiteInfo', () => ({ group: 'site', rule: text(0, 200) }) as const),

  contactEmail: { group: 'contact', rule: { kind: 'email' } },
  ...settingsIn('contactHours', () => ({ group: 'contact', rule: text(0, 100) }) as const),

  brandPrimary: { group: 'brand', rule: { kind: 'colour' } },
  brandSeal: { group: 'brand', rule: { kind: 'colour' } },

  languages: { group: 'languages', rule: { kind: 'languages' } },
  defaultLanguage: { group: 'languages', rule: { kind: 'language' } },

  currencies: { group: 'currencies', rule: { kind: 'currencies' } },
  defaultCurrency: { group: 'currencies', rule: { kind: 'currency' } },
  remittanceWesternUnion: { group: 'payments', rule: text(0, 500), money: true },
  remittanceBank: { group: 'payments', rule: text(0, 500), money: true },
  exchangeMarginPerMille: { group: 'currencies', rule: perMille(100), money: true },

  serviceFeePerMille: { group: 'fees', rule: perMille(300), money: true },
  photoPriceFen: { group: 'fees', rule: fen(10_000), money: true },
  photoLimit: { group: 'fees', rule: whole('shots', 1, 20) },
  operationFeeFen: { group: 'fees', rule: fen(50_000), money: true },
  insurancePerMille: { group: 'fees', rule: perMille(200), money: true },
  repackingFeeFen: { group: 'fees', rule: fen(50_000), money: true },
  returnFeeFen: { group: 'fees', rule: fen(50_000), money: true },

  reviewHoursMin: { group: 'orders', rule: whole('hours', 1, 72) },
  reviewHoursMax: { group: 'orders', rule: whole('hours', 1, 72) },
  inspectHours: { group: 'orders', rule: whole('hours', 1, 240) },
  packHours: { group: 'orders', rule: whole('hours', 1, 240) },
  replyHours: { group: 'orders', rule: whole('hours', 1, 240) },
  unpaidOrderHours: { group: 'orders', rule: whole('hours', 1, 168) },
  answerHours: { group: 'orders', rule: whole('hours', 1, 720) },
  problemAnswerHours: { group: 'orders', rule: whole('hours', 1, 720) },
  refundWindowHours: { group: 'orders', rule: whole('hours', 1, 720), money: true },
  smallDifferenceItemFen: { group: 'orders', rule: fen(2_000), money: true },
  smallDifferenceOrderFen: { group: 'orders', rule: fen(10_000), money: true },
  purchaseShiftEarly: { group: 'orders', rule: { kind: 'time' } },
  purchaseShiftLate: { group: 'orders', rule: { kind: 'time' } },

  freeStorageDays: { group: 'storage', rule: whole('days', 1, 365), money: true },
  lateFeeFenPerDay: { group: 'storage', rule: fen(10_000), money: true },
  lateFeeCapFen: { group: 'storage', rule: fen(1_000_000), money: true },
  storageLimitDays: { group: 'storage', rule: whole('days', 1, 730) },

  receiptDays: { group: 'parcels', rule: whole('days', 1, 90) },
  receiptDaysWithoutNews: { group: 'parcels', rule: whole('days', 15, 365) },

  pointsPer100Yuan: { group: 'rewards', rule: whole('points', 0, 1_000), money: true },
  pointsValidDays: { group: 'rewards', rule: whole('days', 30, 1_095), money: true },
  creatorSharePerMille: { group: 'rewards', rule: perMille(500), money: true },

  machineTranslator: { group: 'features', rule: { kind: 'choice', words: TRANSLATORS } },
  showGoodsPhotos: { group: 'features', rule: { kind: 'flag' } },
  featureShippingEstimate: { group: 'features', rule: { kind: 'flag' } },
  featureCommunity: { group: 'features', rule: { kind: 'flag' } },
  communityUrl: { group: 'features', rule: { kind: 'link' } },
} as const satisfies Record<string, SettingDefinition>

export type SettingName = keyof typeof SETTING_DEFINITIONS
export const SETTING_NAMES = namesOf(SETTING_DEFINITIONS)
export const definitionOf = (name: SettingName): SettingDefinition => SETTING_DEFINITIONS[name]

/** The rule that a value breaks; `between` comes with its bounds, `not_less` with its lower bound. */
export type SettingProblem =
  | { rule: 'required' | 'too_long' | 'email' | 'type' | 'colour' | 'link' | 'choice' | 'time_of_day' }
  | { rule: 'between' | 'percent_between' | 'money_between'; min: number; max: number }
  | { rule: 'not_less'; than: number }
  | { rule: 'contrast'; ratio: number; least: number }

/**
 * Why a setting may not have a value given the other settings; null if it may. Checks the type and bounds
 * first, then what settings must agree on: the two limits of the review, a default that is among the options,
 * a community's address, a readable colour.
 */
export function whyNotSetting(
  name: SettingName,
  value: unknown,
  others: Readonly<Partial<Record<SettingName, unknown>>>,
): SettingProblem | null {
  const { rule } = definitionOf(name)
  return alone(rule, value) ?? together(name, value, others)
}

function alone(rule: SettingRule, value: unknown): SettingProblem | null {
  switch (rule.kind) {
    case 'whole':
      return outside('between', value, rule)
    case 'fen':
      return outside('money_between', value, rule)
    case 'per_mille':
      return outside('percent_between', value, rule)
    case 'flag':
      return typeof value === 'boolean' ? null : { rule: 'type' }
    case 'currencies':
      return codes(value, (code) => /^[A-Z]{3}$/.test(code), 40)
    case 'languages':
      return codes(value, (code) => findLang(code) !== undefined, LANGS.length)
    default:
      return typeof value === 'string' ? ofText(rule, value) : { rule: 'type' }
  }
}

function outside(
  rule: 'between' | 'money_between' | 'percent_between',
  value: unknown,
  { min, max }: { min: number; max: number },
): SettingProblem | null {
  return Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max
    ? null
    : { rule, min, max }
}

function ofText(rule: SettingRule, value: string): SettingProblem | null {
  if (rule.kind === 'text') {
    if (value.trim().length < rule.min) return { rule: 'required' }
    return value.length > rule.max ? { rule: 'too_long' } : null
  }
  if (rule.kind === 'choice') return value === '' || rule.words.includes(value) ? null : { rule: 'choice' }
  if (rule.kind === 'email') return value === '' || isEmail(value) ? null : { rule: 'email' }
  if (rule.kind === 'time') return isTimeOfDay(value) ? null : { rule: 'time_of_day' }
  if (rule.kind === 'colour') return value === '' || isColour(value) ? null : { rule: 'colour' }
  if (rule.kind === 'link') return value === '' || isWebAddress(value) ? null : { rule: 'link' }
  if (rule.kind === 'currency') return /^[A-Z]{3}$/.test(value) ? null : { rule: 'choice' }
  return findLang(value) ? null : { rule: 'choice' }
}

function codes(value: unknown, isKnown: (code: string) => boolean, max: number): SettingProblem | null {
  if (!Array.isArray(value)) return { rule: 'type' }
  if (value.length === 0) return { rule: 'required' }
  const good = value.every((code) => typeof code === 'string' && isKnown(code))
  return good && value.length <= max && new Set(value).size === value.length ? null : { rule: 'choice' }
}

const isWebAddress = (address: string): boolean =>
  address.length <= 300 && /^https:\/\/[a-z0-9][a-z0-9.-]*\.[a-z]{2,}(:\d+)?(\/[^\s<>"'\\]*)?$/i.test(address)

function together(
  name: SettingName,
  value: unknown,
  others: Readonly<Partial<Record<SettingName, unknown>>>,
): SettingProblem | null {
  const other = (key: SettingName) => others[key]
  const offers = (list: unknown) => Array.isArray(list) && list.includes(value)
  switch (name) {
    case 'reviewHoursMax': {
      const least = Number(other('reviewHoursMin'))
      return Number(value) < least ? { rule: 'not_less', than: least } : null
    }
    case 'lateFeeCapFen':
      return Number(value) < Number(other('lateFeeFenPerDay')) ? { rule: 'choice' } : null
    case 'defaultCurrency':
      return offers(other('currencies')) ? null : { rule: 'choice' }
    case 'defaultLanguage':
      return offers(other('languages')) ? null : { rule: 'choice' }
    case 'communityUrl':
      return other('featureCommunity') === true && value === '' ? { rule: 'required' } : null
    case 'brandPrimary':
    case 'brandSeal':
      return contrastProblem(name, String(value))
    default:
      return null
  }
}

function contrastProblem(name: 'brandPrimary' | 'brandSeal', colour: string): SettingProblem | null {
  const why = whyNotBrand({
    primary: name === 'brandPrimary' ? colour : '',
    seal: name === 'brandSeal' ? colour : '',
  })
  return why && { rule: 'contrast', ratio: why.ratio, least: why.least }
}
