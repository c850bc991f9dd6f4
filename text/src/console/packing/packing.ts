import { pageLang } from '../../lang.ts'
import { en } from './packing.en.ts'
import { zh } from './packing.zh.ts'

export const packingText = pageLang === 'zh' ? zh : en
