import { pageLang } from '../../lang.ts'
import { en } from './hand-over.en.ts'
import { zh } from './hand-over.zh.ts'

export const handOverText = pageLang === 'zh' ? zh : en
