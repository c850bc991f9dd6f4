import { pageLang } from '../../lang.ts'
import { en } from './audit.en.ts'
import { zh } from './audit.zh.ts'

export const auditText = pageLang === 'zh' ? zh : en
