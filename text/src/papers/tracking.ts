import { everyLanguage } from '../every-language.ts'
import type { text } from './tracking.en.ts'

/** What carriers say, in a language. */
export const trackingIn = await everyLanguage<typeof text>((lang) => import(`./tracking.${lang}.ts`))
