import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { contrast } from '@longhaul/domain/brand/contrast.ts'
import { isColour } from '@longhaul/domain/brand/theme.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import type { Settings } from './settings.ts'

/** The colours of ui/src/tokens.css that an operator may replace. */
const INDIGO = '#1d4468'
const CINNABAR = '#bf3a22'
/** The contrast that WCAG 2.2 AA requires for text: the button in an e-mail has white text. */
const READABLE = 4.5

/**
 * The head of an e-mail: the site's name, logo and colour, or our own colour if white text would not be
 * readable on the site's.
 */
export function letterheadIn(settings: Settings, lang: Lang) {
  const { brandPrimary: own, brandSeal: seal, websiteLogoPath: logo } = settings
  return {
    siteName: settings[settingIn('websiteName', lang)],
    logoUrl: logo ? publicUrl(logo) : null,
    colour: isColour(own) && contrast('#ffffff', own) >= READABLE ? own : INDIGO,
    sealColour: isColour(seal) ? seal : CINNABAR,
  }
}
