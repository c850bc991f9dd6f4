import { pageLang } from '../../lang.ts'
import { en } from './claims.en.ts'
import { zh } from './claims.zh.ts'

export const claimsText = pageLang === 'zh' ? zh : en
