import { pageLang } from '../../lang.ts'
import { en } from './fee.en.ts'
import { zh } from './fee.zh.ts'

export const feeText = pageLang === 'zh' ? zh : en
