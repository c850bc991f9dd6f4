import { pageLang } from '../../lang.ts'
import { en } from './return-freight.en.ts'
import { zh } from './return-freight.zh.ts'

export const returnFreightText = pageLang === 'zh' ? zh : en
