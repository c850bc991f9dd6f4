import { pageLang } from '../../lang.ts'
import { en } from './desk.en.ts'
import { zh } from './desk.zh.ts'

export const deskText = pageLang === 'zh' ? zh : en
