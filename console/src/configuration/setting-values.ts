import { tidyCode } from '@longhaul/domain/texts/tidy.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { isOneOf } from '@longhaul/domain/entries.ts'
import {
  definitionOf,
  SETTING_NAMES,
  type SettingName,
  type SettingValue,
  whyNotSetting,
} from '@longhaul/domain/configuration/settings.ts'
import { configurationText } from '@longhaul/text/console/configuration/configuration.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { staffFields } from '@longhaul/text/errors/errors-staff.ts'
import { fieldSentence } from '@longhaul/text/errors/field-sentence.ts'
import { format, money } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { settingRule } from '@longhaul/text/setting-rules.ts'

export type Settings = Reply<'GET /staff/settings'>
export type Setting = Settings['settings'][number]
/** The typed values: amounts in yuan, rates in per cent. */
export type Typed = Record<string, SettingValue>

const words = configurationText

/** Formats a value for its field. */
export function typedOf(name: SettingName, value: SettingValue): SettingValue {
  const { kind } = definitionOf(name).rule
  if (typeof value !== 'number') return value
  if (kind === 'fen') return format.plainMoney(value)
  return kind === 'per_mille' ? String(value / 10) : String(value)
}

/** The parsed value of a field; undefined if it is invalid. */
export function valueOf(name: SettingName, typed: SettingValue): SettingValue | undefined {
  const { kind } = definitionOf(name).rule
  if (typeof typed !== 'string') return typed
  const text = tidyCode(typed)
  if (kind === 'fen') return readYuan(text) ?? undefined
  if (kind === 'whole') return /^\d{1,9}$/.test(text) ? Number(text) : undefined
  if (kind === 'per_mille') {
    const parts = /^(\d{1,4})(?:[.,](\d))?$/.exec(text.replace('%', '').trim())
    return parts ? Number(parts[1]) * 10 + Number(parts[2] ?? 0) : undefined
  }
  return kind === 'colour' ? text.toLowerCase() : typed.trim()
}

/** Why a field is invalid given the others: the server's rule as a sentence. */
export function whyNot(
  name: SettingName,
  typed: SettingValue,
  others: Typed,
  known: Settings,
): string | null {
  const value = valueOf(name, typed)
  const { kind } = definitionOf(name).rule
  if (value === undefined && kind === 'fen') return words.amountNeeded
  if (value === undefined && kind === 'per_mille') return words.percentNeeded
  const otherValues: Partial<Record<SettingName, unknown>> = {}
  for (const setting of known.settings) {
    const other = setting.name
    otherValues[other] = other in others ? valueOf(other, others[other]!) : setting.value
  }
  const problem = whyNotSetting(name, value, otherValues)
  return problem && fieldSentence({ ...staffFields, ...errorText.fields }, settingRule(problem, pageLang))
}

/** A value as text. */
export function spoken(name: SettingName, value: SettingValue): string {
  const { rule } = definitionOf(name)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.join(', ')
  if (value === '') return words.nothing
  if (rule.kind === 'choice') return words.translators[String(value)] ?? String(value)
  if (rule.kind === 'fen') return money(Number(value))
  if (rule.kind === 'per_mille') return format.percent(Number(value))
  return rule.kind === 'whole' ? `${String(value)} ${words.units[rule.unit]}` : String(value)
}

/** The changed settings, ready to be sent. */
export function changesOf(
  typed: Typed,
  known: Settings,
): { name: SettingName; before: SettingValue; value: SettingValue }[] {
  return known.settings.flatMap((setting) => {
    const { name } = setting
    const field = typed[name]
    const value = field === undefined ? undefined : valueOf(name, field)
    if (value === undefined || JSON.stringify(value) === JSON.stringify(setting.value)) return []
    return [{ name, before: setting.value, value }]
  })
}

/** Whether a value from the server has one of the types of settings. */
export const isSettingValue = (value: unknown): value is SettingValue =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))

export const isSettingName = (name: string): name is SettingName => isOneOf(SETTING_NAMES, name)
