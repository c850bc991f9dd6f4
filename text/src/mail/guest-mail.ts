import { everyLanguage } from '../every-language.ts'
import type { text } from './guest-mail.en.ts'

/** The mail that answers a guest. */
export const guestMailIn = await everyLanguage<typeof text>((lang) => import(`./guest-mail.${lang}.ts`))
