import { pageLang } from '../../lang.ts'
import { en } from './accounts.en.ts'
import { zh } from './accounts.zh.ts'

export const accountsText = pageLang === 'zh' ? zh : en
