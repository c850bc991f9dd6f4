import { everyLanguage } from '../every-language.ts'
import type { text } from './personal-data.en.ts'

/** The texts that accompany the data in an export, in a language. */
export const exportText = await everyLanguage<typeof text>((lang) => import(`./personal-data.${lang}.ts`))
