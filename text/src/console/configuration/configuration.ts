import { pageLang } from '../../lang.ts'
import { en } from './configuration.en.ts'
import { zh } from './configuration.zh.ts'

export const configurationText = pageLang === 'zh' ? zh : en
