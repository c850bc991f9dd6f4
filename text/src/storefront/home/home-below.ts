import { pageLang } from '../../lang.ts'
import { en } from './home-below.en.ts'
import { zh } from './home-below.zh.ts'

/** The home page below its first screenful, which loads after it. */
export const belowText = pageLang === 'zh' ? zh : en
