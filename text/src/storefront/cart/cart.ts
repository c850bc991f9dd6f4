import { pageLang } from '../../lang.ts'
import { en } from './cart.en.ts'
import { zh } from './cart.zh.ts'

export const cartText = pageLang === 'zh' ? zh : en
