import { everyLanguage } from '../every-language.ts'
import type { text } from './tax-schemes.en.ts'

/** The names of the schemes under which we may collect a tax, in a language. */
export const taxSchemesIn = await everyLanguage<typeof text>((lang) => import(`./tax-schemes.${lang}.ts`))
