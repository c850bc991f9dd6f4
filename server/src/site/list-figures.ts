import { listFigures as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { figures } from './figures.ts'
import { readSettings } from './settings.ts'

export const listFiguresAction = action(route, listFigures)

/** The figures of the configuration and of the rules, as both languages write them. */
async function listFigures({ tx }: Call<typeof route>): Answer<typeof route> {
  const settings = await readSettings(tx)
  const zh = figures(settings, 'zh')
  return {
    figures: Object.entries(figures(settings, 'en')).map(([name, en]) => ({
      name,
      en: String(en),
      zh: String(zh[name]),
    })),
  }
}
