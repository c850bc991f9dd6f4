import { pageLang } from '../../lang.ts'
import { en } from './come-back.en.ts'
import { zh } from './come-back.zh.ts'

export const comeBackText = pageLang === 'zh' ? zh : en
