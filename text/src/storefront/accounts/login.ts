import { pageLang } from '../../lang.ts'
import { en } from './login.en.ts'
import { zh } from './login.zh.ts'

/** The log-in page: alone, because it is the first thing that many load. */
export const loginText = pageLang === 'zh' ? zh : en
