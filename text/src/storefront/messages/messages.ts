import { pageLang } from '../../lang.ts'
import { en } from './messages.en.ts'
import { zh } from './messages.zh.ts'

/** What the inbox says, in the language of this page. */
export const messagesText = pageLang === 'zh' ? zh : en
