import { everyLanguage } from '../every-language.ts'
import type { text } from './parcel-receipt.en.ts'

/** The words of a package's receipt. */
export const parcelReceiptIn = await everyLanguage<typeof text>(
  (lang) => import(`./parcel-receipt.${lang}.ts`),
)
