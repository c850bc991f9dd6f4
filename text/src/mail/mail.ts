import { everyLanguage } from '../every-language.ts'
import type { text } from './mail.en.ts'

/** The sentences around a notice in an e-mail. */
export const mailIn = await everyLanguage<typeof text>((lang) => import(`./mail.${lang}.ts`))
