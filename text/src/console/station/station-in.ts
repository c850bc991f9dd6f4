import { everyLanguage } from '../../every-language.ts'
import type { text } from './station.en.ts'

/** The texts of the warehouse's stations, in a language. */
export const stationIn = await everyLanguage<typeof text>((lang) => import(`./station.${lang}.ts`))
