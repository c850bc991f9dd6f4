import { pageLang } from '../../lang.ts'
import { en } from './sources.en.ts'
import { zh } from './sources.zh.ts'

export const sourcesText = pageLang === 'zh' ? zh : en
