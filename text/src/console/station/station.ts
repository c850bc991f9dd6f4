import { pageLang } from '../../lang.ts'
import { en } from './station.en.ts'
import { zh } from './station.zh.ts'

export const stationText = pageLang === 'zh' ? zh : en
