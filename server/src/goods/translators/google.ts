import { type KeysOf, apiKeys } from '../../platform/api-keys.ts'
import { needed } from '../../platform/settings.ts'
import { listOf, objectOf, textOf } from '../data-apis/read-json.ts'
import { type Translator, TranslatorError, translatorSettings } from './translator.ts'

const googleKeys = apiKeys({
  company: 'Google',
  opens: 'Google Cloud Translation (Basic) as a machine translator of goods’ names',
  settings: {
    key: needed('GOOGLE_TRANSLATE_KEY'),
    ...translatorSettings('GOOGLE_TRANSLATE', 'https://translation.googleapis.com'),
  },
})

/**
 * Google Cloud Translation, edition Basic: `POST /language/translate/v2` with `q`, `source`, `target`,
 * `format` as JSON (https://cloud.google.com/translate/docs/reference/rest/v2/translate). The key goes in a
 * header, so that it appears in no log of URLs. The format `text` turns off HTML escaping.
 */
export const google: Translator<KeysOf<typeof googleKeys>> = {
  id: 'google',
  keys: googleKeys,
  request: ({ url, key }, texts, into) => ({
    url: `${url}/language/translate/v2`,
    headers: { 'x-goog-api-key': key },
    json: { q: texts, source: 'zh-CN', target: into, format: 'text' },
  }),
  read(json) {
    const answer = objectOf(json)
    const { translations } = objectOf(answer['data'])
    if (!Array.isArray(translations)) {
      const { code, message } = objectOf(answer['error'])
      throw new TranslatorError(`${textOf(code)} ${textOf(message)}`)
    }
    return listOf(translations).map((entry) => textOf(objectOf(entry)['translatedText'], 1_000))
  },
}
