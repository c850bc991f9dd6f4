import { pageLang } from '../../lang.ts'
import { en } from './pay-way.en.ts'
import { zh } from './pay-way.zh.ts'

export const payWayText = pageLang === 'zh' ? zh : en
