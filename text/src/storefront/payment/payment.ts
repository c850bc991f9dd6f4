import { pageLang } from '../../lang.ts'
import { en } from './payment.en.ts'
import { zh } from './payment.zh.ts'

export const paymentText = pageLang === 'zh' ? zh : en
