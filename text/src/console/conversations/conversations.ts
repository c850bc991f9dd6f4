import { pageLang } from '../../lang.ts'
import { en } from './conversations.en.ts'
import { zh } from './conversations.zh.ts'

export const conversationsText = pageLang === 'zh' ? zh : en
