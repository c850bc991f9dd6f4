import { pageLang } from '../../lang.ts'
import { en } from './addresses.en.ts'
import { zh } from './addresses.zh.ts'

/** What the address book and its form say, in the language of this page. */
export const addressesText = pageLang === 'zh' ? zh : en
