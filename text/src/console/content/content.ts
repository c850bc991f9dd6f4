import { pageLang } from '../../lang.ts'
import { en } from './content.en.ts'
import { zh } from './content.zh.ts'

export const contentText = pageLang === 'zh' ? zh : en
