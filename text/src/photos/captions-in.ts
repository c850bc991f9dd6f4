import { everyLanguage } from '../every-language.ts'
import type { text } from './captions.en.ts'

/** The captions of photos, in a language. */
export const captionsIn = await everyLanguage<typeof text>((lang) => import(`./captions.${lang}.ts`))
