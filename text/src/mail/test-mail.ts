import { everyLanguage } from '../every-language.ts'
import type { text } from './test-mail.en.ts'

/** The test mail with which staff check that mail arrives, in a language. */
export const testMailIn = await everyLanguage<typeof text>((lang) => import(`./test-mail.${lang}.ts`))
