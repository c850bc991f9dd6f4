import { pageLang } from '../../lang.ts'
import { en } from './lists.en.ts'
import { zh } from './lists.zh.ts'

export const listsText = pageLang === 'zh' ? zh : en
