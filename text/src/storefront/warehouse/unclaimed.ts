import { pageLang } from '../../lang.ts'
import { en } from './unclaimed.en.ts'
import { zh } from './unclaimed.zh.ts'

export const unclaimedText = pageLang === 'zh' ? zh : en
