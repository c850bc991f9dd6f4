import { pageLang } from '../../lang.ts'
import { en } from './mails.en.ts'
import { zh } from './mails.zh.ts'

export const mailsText = pageLang === 'zh' ? zh : en
