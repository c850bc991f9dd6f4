import { pageLang } from '../../lang.ts'
import { en } from './shell.en.ts'
import { zh } from './shell.zh.ts'

export const shellText = pageLang === 'zh' ? zh : en
