import { pageLang } from '../../lang.ts'
import { en } from './photo-desk.en.ts'
import { zh } from './photo-desk.zh.ts'

export const photoDeskText = pageLang === 'zh' ? zh : en
