import { everyLanguage } from '../every-language.ts'
import type { text } from './tracking.en.ts'

/** Carriers' messages in our words, in a language. */
export const trackingIn = await everyLanguage<typeof text>((lang) => import(`./tracking.${lang}.ts`))
