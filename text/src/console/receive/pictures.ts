import { pageLang } from '../../lang.ts'
import { en } from './pictures.en.ts'
import { zh } from './pictures.zh.ts'

export const picturesText = pageLang === 'zh' ? zh : en
