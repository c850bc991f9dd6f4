import { pageLang } from '../../lang.ts'
import { en } from './csv-file.en.ts'
import { zh } from './csv-file.zh.ts'

export const csvFileText = pageLang === 'zh' ? zh : en
