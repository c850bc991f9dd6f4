import { everyLanguage } from '../../every-language.ts'
import type { text } from './audit.en.ts'

/** The texts of the audit log, in a language. */
export const auditIn = await everyLanguage<typeof text>((lang) => import(`./audit.${lang}.ts`))
