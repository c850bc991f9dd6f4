import { pageLang } from '../../lang.ts'
import { en } from './settings.en.ts'
import { zh } from './settings.zh.ts'

export const settingsText = pageLang === 'zh' ? zh : en
