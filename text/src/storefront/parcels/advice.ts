import { pageLang } from '../../lang.ts'
import { en } from './advice.en.ts'
import { zh } from './advice.zh.ts'

export const adviceText = pageLang === 'zh' ? zh : en
