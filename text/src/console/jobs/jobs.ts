import { pageLang } from '../../lang.ts'
import { en } from './jobs.en.ts'
import { zh } from './jobs.zh.ts'

export const jobsText = pageLang === 'zh' ? zh : en
