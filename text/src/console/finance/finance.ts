import { pageLang } from '../../lang.ts'
import { en } from './finance.en.ts'
import { zh } from './finance.zh.ts'

export const financeText = pageLang === 'zh' ? zh : en
