import { getSite as route } from '@longhaul/contract/site/site.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { fillFigures } from './figures.ts'
import { readSettings } from './settings.ts'

export const getSiteAction = action(route, getSite)

async function getSite({ tx, lang }: Call<typeof route>): Answer<typeof route> {
  const settings = await readSettings(tx)
  return {
    websiteLogo: settings.websiteLogoPath,
    websiteName: lang === 'zh' ? settings.websiteNameZh : settings.websiteName,
    websiteInfo: fillFigures(lang === 'zh' ? settings.websiteInfoZh : settings.websiteInfo, settings, lang),
  }
}
