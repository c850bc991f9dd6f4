import { pageLang } from '../../lang.ts'
import { en } from './order-status.en.ts'
import { zh } from './order-status.zh.ts'

export const statusText = pageLang === 'zh' ? zh : en
