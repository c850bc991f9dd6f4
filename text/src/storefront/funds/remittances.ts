import { pageLang } from '../../lang.ts'
import { en } from './remittances.en.ts'
import { zh } from './remittances.zh.ts'

export const remittancesText = pageLang === 'zh' ? zh : en
