import { pageLang } from '../../lang.ts'
import { en } from './fulfilment.en.ts'
import { zh } from './fulfilment.zh.ts'

export const fulfilmentText = pageLang === 'zh' ? zh : en
