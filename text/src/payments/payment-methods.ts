import { everyLanguage } from '../every-language.ts'
import type { text } from './payment-methods.en.ts'

/** The names of payment methods, in a language. */
export const paymentMethodsIn = await everyLanguage<typeof text>(
  (lang) => import(`./payment-methods.${lang}.ts`),
)
