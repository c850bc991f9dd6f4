import { pageLang } from '../../lang.ts'
import { en } from './receive.en.ts'
import { zh } from './receive.zh.ts'

export const receiveText = pageLang === 'zh' ? zh : en
