import { everyLanguage } from '../every-language.ts'
import type { text } from './sample.en.ts'

/** Whom the previews of mails are written to, and about what, in a language. */
export const sampleIn = await everyLanguage<typeof text>((lang) => import(`./sample.${lang}.ts`))
