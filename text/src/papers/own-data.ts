import { everyLanguage } from '../every-language.ts'
import type { text } from './own-data.en.ts'

/** What stands beside the data in an export. */
export const exportText = await everyLanguage<typeof text>((lang) => import(`./own-data.${lang}.ts`))
