import { pageLang } from '../../lang.ts'
import { en } from './tax-estimate.en.ts'
import { zh } from './tax-estimate.zh.ts'

export const taxEstimateText = pageLang === 'zh' ? zh : en
