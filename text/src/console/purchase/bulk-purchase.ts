import { pageLang } from '../../lang.ts'
import { en } from './bulk-purchase.en.ts'
import { zh } from './bulk-purchase.zh.ts'

export const bulkPurchaseText = pageLang === 'zh' ? zh : en
