import { everyLanguage } from '../every-language.ts'
import type { text } from './under-way.en.ts'

/** The words for a package on its way, in a language. */
export const underWayIn = await everyLanguage<typeof text>((lang) => import(`./under-way.${lang}.ts`))
