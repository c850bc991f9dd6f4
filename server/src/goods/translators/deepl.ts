import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { type KeysOf, apiKeys } from '../../platform/api-keys.ts'
import { needed } from '../../platform/settings.ts'
import { listOf, objectOf, textOf } from '../data-apis/read-json.ts'
import { type Translator, TranslatorError, translatorSettings } from './translator.ts'

const deeplKeys = apiKeys({
  company: 'DeepL',
  opens: 'DeepL as a machine translator of goods’ names. The free plan is at `https://api-free.deepl.com`',
  settings: { key: needed('DEEPL_KEY'), ...translatorSettings('DEEPL', 'https://api.deepl.com') },
})

/**
 * DeepL: `POST /v2/translate`, the key in a header, up to 50 texts as JSON; a refusal is a `message`
 * (https://developers.deepl.com/docs/api-reference/translate). British English has its own target code.
 */
export const deepl: Translator<KeysOf<typeof deeplKeys>> = {
  id: 'deepl',
  keys: deeplKeys,
  request: ({ url, key }, texts, into) => ({
    url: `${url}/v2/translate`,
    headers: { authorization: `DeepL-Auth-Key ${key}` },
    json: { text: texts, source_lang: 'ZH', target_lang: LANGUAGES[into].locale.toUpperCase() },
  }),
  read(json) {
    const answer = objectOf(json)
    if (!Array.isArray(answer['translations'])) throw new TranslatorError(textOf(answer['message']))
    return listOf(answer['translations']).map((entry) => textOf(objectOf(entry)['text'], 1_000))
  },
}
