import { pageLang } from '../../lang.ts'
import { en } from './security.en.ts'
import { zh } from './security.zh.ts'

export const securityText = pageLang === 'zh' ? zh : en
