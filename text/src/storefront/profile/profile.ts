import { pageLang } from '../../lang.ts'
import { en } from './profile.en.ts'
import { zh } from './profile.zh.ts'

export const profileText = pageLang === 'zh' ? zh : en
