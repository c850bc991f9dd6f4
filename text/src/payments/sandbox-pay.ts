import { everyLanguage } from '../every-language.ts'
import type { text } from './sandbox-pay.en.ts'

/** The pages of the sandbox provider, in a language. */
export const sandboxPayIn = await everyLanguage<typeof text>((lang) => import(`./sandbox-pay.${lang}.ts`))
