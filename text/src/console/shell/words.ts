import { pageLang } from '../../lang.ts'
import { en } from './words.en.ts'
import { zh } from './words.zh.ts'

export const consoleWords = pageLang === 'zh' ? zh : en
