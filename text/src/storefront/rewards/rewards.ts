import { pageLang } from '../../lang.ts'
import { en } from './rewards.en.ts'
import { zh } from './rewards.zh.ts'

export const rewardsText = pageLang === 'zh' ? zh : en
