import { pageLang } from '../../lang.ts'
import { en } from './funds.en.ts'
import { zh } from './funds.zh.ts'

/** What the balance, its statement and the recharges say, in the language of this page. */
export const fundsText = pageLang === 'zh' ? zh : en
