import { pageLang } from '../../lang.ts'
import { en } from './customs.en.ts'
import { zh } from './customs.zh.ts'

export const customsText = pageLang === 'zh' ? zh : en
