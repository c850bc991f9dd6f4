import { pageLang } from '../lang.ts'
import { en } from './rates.en.ts'
import { zh } from './rates.zh.ts'

export const ratesText = pageLang === 'zh' ? zh : en
