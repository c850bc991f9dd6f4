import { pageLang } from '../../lang.ts'
import { en } from './refunds.en.ts'
import { zh } from './refunds.zh.ts'

export const refundText = pageLang === 'zh' ? zh : en
