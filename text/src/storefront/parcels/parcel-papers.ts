import { pageLang } from '../../lang.ts'
import { en } from './parcel-papers.en.ts'
import { zh } from './parcel-papers.zh.ts'

export const parcelPapersText = pageLang === 'zh' ? zh : en
