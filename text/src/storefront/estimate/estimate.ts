import { pageLang } from '../../lang.ts'
import { en } from './estimate.en.ts'
import { zh } from './estimate.zh.ts'

export const estimateText = pageLang === 'zh' ? zh : en
