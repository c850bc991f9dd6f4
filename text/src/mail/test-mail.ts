import { everyLanguage } from '../every-language.ts'
import type { text } from './test-mail.en.ts'

/** The mail by which staff find out whether mail arrives. */
export const testMailIn = await everyLanguage<typeof text>((lang) => import(`./test-mail.${lang}.ts`))
