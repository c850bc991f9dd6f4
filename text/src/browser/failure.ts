import { pageLang } from '../lang.ts'
import { en } from './failure.en.ts'
import { zh } from './failure.zh.ts'

/** What is said beside a refusal: alone, because only those who meet one load it. */
export const failureText = pageLang === 'zh' ? zh : en
