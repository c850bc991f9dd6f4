import { pageLang } from '../../lang.ts'
import { en } from './programs.en.ts'
import { zh } from './programs.zh.ts'

export const programsText = pageLang === 'zh' ? zh : en
