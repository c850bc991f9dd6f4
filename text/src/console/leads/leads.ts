import { pageLang } from '../../lang.ts'
import { en } from './leads.en.ts'
import { zh } from './leads.zh.ts'

export const leadsText = pageLang === 'zh' ? zh : en
