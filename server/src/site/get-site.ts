import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { getSite as route } from '@longhaul/contract/site/site.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { fillFigures } from './figures.ts'
import { readSettings } from './settings.ts'

export const getSiteAction = readAction(route, getSite)

async function getSite({ db, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const settings = await readSettings(db)
  return {
    websiteLogo: settings.websiteLogoPath,
    websiteName: settings[settingIn('websiteName', lang)],
    websiteInfo: fillFigures(settings[settingIn('websiteInfo', lang)], settings, lang),
  }
}
