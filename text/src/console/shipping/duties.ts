import { pageLang } from '../../lang.ts'
import { en } from './duties.en.ts'
import { zh } from './duties.zh.ts'

export const dutiesText = pageLang === 'zh' ? zh : en
