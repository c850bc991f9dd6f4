import { getLanguages as route } from '@longhaul/contract/site/site.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readSettings } from './settings.ts'

export const getLanguagesAction = action(route, getLanguages)

/** The languages of the site, each with its own name; at least one is always open. */
async function getLanguages({ tx }: Call<typeof route>): Answer<typeof route> {
  const { languages, defaultLanguage } = await readSettings(tx)
  return {
    languages: Object.fromEntries(languages.map((lang) => [lang, LANGUAGES[lang].name])),
    default: defaultLanguage,
  }
}
