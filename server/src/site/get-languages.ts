import { getLanguages as route } from '@longhaul/contract/site/site.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readSettings } from './settings.ts'

export const getLanguagesAction = readAction(route, getLanguages)

/** The languages of the site, each with its own name; at least one is always open. */
async function getLanguages({ db }: ReadCall<typeof route>): Answer<typeof route> {
  const { languages, defaultLanguage } = await readSettings(db)
  return {
    languages: Object.fromEntries(languages.map((lang) => [lang, LANGUAGES[lang].name])),
    default: defaultLanguage,
  }
}
