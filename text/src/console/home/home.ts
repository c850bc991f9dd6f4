import { pageLang } from '../../lang.ts'
import { en } from './home.en.ts'
import { zh } from './home.zh.ts'

export const homeText = pageLang === 'zh' ? zh : en
