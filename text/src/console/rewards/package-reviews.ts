import { pageLang } from '../../lang.ts'
import { en } from './package-reviews.en.ts'
import { zh } from './package-reviews.zh.ts'

export const packageReviewsText = pageLang === 'zh' ? zh : en
