import { pageLang } from '../../lang.ts'
import { en } from './goods.en.ts'
import { zh } from './goods.zh.ts'

export const goodsText = pageLang === 'zh' ? zh : en
