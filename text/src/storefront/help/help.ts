import { pageLang } from '../../lang.ts'
import { en } from './help.en.ts'
import { zh } from './help.zh.ts'

/** The help centre and the articles of this site. */
export const helpText = pageLang === 'zh' ? zh : en
