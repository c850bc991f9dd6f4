import { pageLang } from '../../lang.ts'
import { en } from './customs.en.ts'
import { zh } from './customs.zh.ts'

/** Declaration, tariff numbers, duty and tax, in the language of this page. */
export const customsText = pageLang === 'zh' ? zh : en
