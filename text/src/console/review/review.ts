import { pageLang } from '../../lang.ts'
import { en } from './review.en.ts'
import { zh } from './review.zh.ts'

export const reviewText = pageLang === 'zh' ? zh : en
