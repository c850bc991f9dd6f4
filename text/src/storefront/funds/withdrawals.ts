import { pageLang } from '../../lang.ts'
import { en } from './withdrawals.en.ts'
import { zh } from './withdrawals.zh.ts'

export const withdrawalsText = pageLang === 'zh' ? zh : en
