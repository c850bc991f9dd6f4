import { pageLang } from '../../lang.ts'
import { en } from './stock.en.ts'
import { zh } from './stock.zh.ts'

export const stockText = pageLang === 'zh' ? zh : en
