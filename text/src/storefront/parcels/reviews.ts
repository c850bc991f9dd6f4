import { pageLang } from '../../lang.ts'
import { en } from './reviews.en.ts'
import { zh } from './reviews.zh.ts'

export const reviewsText = pageLang === 'zh' ? zh : en
