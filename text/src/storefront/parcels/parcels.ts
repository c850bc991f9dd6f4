import { pageLang } from '../../lang.ts'
import { en } from './parcels.en.ts'
import { zh } from './parcels.zh.ts'

/** What the packages, their tracking and their reviews say, in the language of this page. */
export const parcelsText = pageLang === 'zh' ? zh : en
