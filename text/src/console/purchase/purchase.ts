import { pageLang } from '../../lang.ts'
import { en } from './purchase.en.ts'
import { zh } from './purchase.zh.ts'

export const purchaseText = pageLang === 'zh' ? zh : en
