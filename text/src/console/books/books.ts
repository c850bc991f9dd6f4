import { pageLang } from '../../lang.ts'
import { en } from './books.en.ts'
import { zh } from './books.zh.ts'

export const booksText = pageLang === 'zh' ? zh : en
