import { pageLang } from '../../lang.ts'
import { en } from './shipping.en.ts'
import { zh } from './shipping.zh.ts'

export const shippingText = pageLang === 'zh' ? zh : en
