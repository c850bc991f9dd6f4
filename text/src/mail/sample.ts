import { everyLanguage } from '../every-language.ts'
import type { text } from './sample.en.ts'

/** The sample recipient and data for previews of mails, in a language. */
export const sampleIn = await everyLanguage<typeof text>((lang) => import(`./sample.${lang}.ts`))
