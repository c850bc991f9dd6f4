import type { Lang } from '@longhaul/domain/languages.ts'
import type { TranslatorId } from '@longhaul/domain/goods/machine-words.ts'
import type { ApiKeys } from '../../platform/api-keys.ts'
import type { ApiRequest } from '../../platform/ask-api.ts'
import { type Setting, address, whole } from '../../platform/settings.ts'

/** The limits of a translator: characters per day (Asia/Shanghai) for all shoppers together. */
export type TranslatorLimits = { url: string; dailyCharacters: number }

/** The settings that every translator has; their names begin with the translator's prefix. */
export const translatorSettings = (
  prefix: string,
  url: string,
): { [Name in keyof TranslatorLimits]: Setting<TranslatorLimits[Name]> } => ({
  url: address(`${prefix}_URL`, url, 'a different URL, such as that of another plan'),
  dailyCharacters: whole(
    `${prefix}_DAILY_CHARACTERS`,
    50_000,
    [0, 999_999_999],
    'the number of characters allowed per day (Shanghai time), of which one shopper’s goods may use a tenth; when it is reached, the translator pauses until midnight',
  ),
})

/**
 * One machine translator from Chinese: how to build its requests and read its answers. `Keys` are the
 * operator's credentials.
 */
export type Translator<Keys extends TranslatorLimits = TranslatorLimits> = {
  id: TranslatorId
  keys: ApiKeys<Keys>
  request(keys: Keys, texts: readonly string[], into: Lang): ApiRequest
  /** The translation of each text, in order. Throws if the answer is an error or malformed. */
  read(json: unknown, texts: readonly string[]): string[]
}

/** A translator refused, or sent a malformed answer. The message is its own, for the log. */
export class TranslatorError extends Error {}
