import { pageLang } from '../../lang.ts'
import { en } from './reports.en.ts'
import { zh } from './reports.zh.ts'

export const reportsText = pageLang === 'zh' ? zh : en
