import { everyLanguage } from '../every-language.ts'
import type { text } from './own-data.en.ts'

/** The texts that accompany the data in an export, in a language. */
export const exportText = await everyLanguage<typeof text>((lang) => import(`./own-data.${lang}.ts`))
