import { pageLang } from '../../lang.ts'
import { en } from './orders.en.ts'
import { zh } from './orders.zh.ts'

export const ordersText = pageLang === 'zh' ? zh : en
