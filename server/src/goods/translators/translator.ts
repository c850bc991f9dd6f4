import type { Lang } from '@longhaul/domain/languages.ts'
import type { TranslatorId } from '@longhaul/domain/goods/machine-words.ts'
import type { ApiKeys } from '../../platform/api-keys.ts'
import type { ApiRequest } from '../../platform/ask-api.ts'
import { type Setting, address, whole } from '../../platform/settings.ts'

/** How much of a translator may be used: characters in a day in Shanghai, over all shoppers. */
export type TranslatorLimits = { url: string; dailyCharacters: number }

/** The settings that every translator has; their names begin with its own prefix. */
export const translatorSettings = (
  prefix: string,
  url: string,
): { [Name in keyof TranslatorLimits]: Setting<TranslatorLimits[Name]> } => ({
  url: address(`${prefix}_URL`, url, 'another address, such as that of another plan'),
  dailyCharacters: whole(
    `${prefix}_DAILY_CHARACTERS`,
    50_000,
    [0, 999_999_999],
    'characters in a day in Shanghai, of which one shopper’s goods may take a tenth; then it rests till midnight',
  ),
})

/** One machine translator from Chinese: how it is asked, and what its answer means. `Keys` are the operator's. */
export type Translator<Keys extends TranslatorLimits = TranslatorLimits> = {
  id: TranslatorId
  keys: ApiKeys<Keys>
  request(keys: Keys, texts: readonly string[], into: Lang): ApiRequest
  /** What it made of each text, in their order. Throws where it complains, or answers something else. */
  read(json: unknown, texts: readonly string[]): string[]
}

/** A translator said no, or something that is no answer. The words are its own, for the log. */
export class TranslatorFault extends Error {}
