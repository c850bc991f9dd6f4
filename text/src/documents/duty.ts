import { everyLanguage } from '../every-language.ts'
import type { text } from './duty.en.ts'

/** The texts of what customs charge, in a language. */
export const dutyIn = await everyLanguage<typeof text>((lang) => import(`./duty.${lang}.ts`))
