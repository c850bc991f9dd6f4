import { pageLang } from '../../lang.ts'
import { en } from './dispatch.en.ts'
import { zh } from './dispatch.zh.ts'

export const dispatchText = pageLang === 'zh' ? zh : en
