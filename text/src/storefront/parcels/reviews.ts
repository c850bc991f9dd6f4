import { pick } from '../../lang.ts'
import { en } from './reviews.en.ts'
import { zh } from './reviews.zh.ts'

export const reviewsText = pick({ en, zh })
