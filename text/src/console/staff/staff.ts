import { pageLang } from '../../lang.ts'
import { en } from './staff.en.ts'
import { zh } from './staff.zh.ts'

export const staffText = pageLang === 'zh' ? zh : en
