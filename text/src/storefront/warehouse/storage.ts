import { pageLang } from '../../lang.ts'
import { en } from './storage.en.ts'
import { zh } from './storage.zh.ts'

export const storageText = pageLang === 'zh' ? zh : en
