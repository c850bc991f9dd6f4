import { pageLang } from '../../lang.ts'
import { en } from './packing-film.en.ts'
import { zh } from './packing-film.zh.ts'

export const packingFilmText = pageLang === 'zh' ? zh : en
