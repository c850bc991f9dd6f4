import { everyLanguage } from '../../every-language.ts'
import type { text } from './audit.en.ts'

/** The words of the log of staff, in a language. */
export const auditIn = await everyLanguage<typeof text>((lang) => import(`./audit.${lang}.ts`))
