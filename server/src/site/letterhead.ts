import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { contrast } from '@longhaul/domain/brand/contrast.ts'
import { isColour } from '@longhaul/domain/brand/theme.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import type { Settings } from './settings.ts'

/** The colours of ui/src/tokens.css that an operator may replace. */
const INDIGO = '#1d4468'
const CINNABAR = '#bf3a22'
/** WCAG 2.2 AA for words: a mail's button carries white ones. */
const READABLE = 4.5

/** What stands on top of a mail: name and logo of the site, and its colour, or ours where white could not be read on it. */
export function letterheadIn(settings: Settings, lang: Lang) {
  const { brandPrimary: own, brandSeal: seal, websiteLogoPath: logo } = settings
  return {
    siteName: settings[settingIn('websiteName', lang)],
    logoUrl: logo ? publicUrl(logo) : null,
    colour: isColour(own) && contrast('#ffffff', own) >= READABLE ? own : INDIGO,
    sealColour: isColour(seal) ? seal : CINNABAR,
  }
}
