import { FIRST_LANG, inEachLanguage } from '@longhaul/domain/languages.ts'
import { listFigures as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { figures } from './figures.ts'
import { readSettings } from './settings.ts'

export const listFiguresAction = readAction(route, listFigures)

/** The figures of the configuration and the rules, in the format of each language. */
async function listFigures({ db }: ReadCall<typeof route>): Answer<typeof route> {
  const settings = await readSettings(db)
  const own = inEachLanguage((lang) => figures(settings, lang))
  return {
    figures: Object.keys(own[FIRST_LANG]).map((name) => ({
      name,
      ...inEachLanguage((lang) => String(own[lang][name])),
    })),
  }
}
