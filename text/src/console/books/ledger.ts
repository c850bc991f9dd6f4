import { pageLang } from '../../lang.ts'
import { en } from './ledger.en.ts'
import { zh } from './ledger.zh.ts'

export const ledgerText = pageLang === 'zh' ? zh : en
