import { pageLang } from '../../lang.ts'
import { en } from './shell.en.ts'
import { zh } from './shell.zh.ts'

/** What surrounds every page: header, footer, notices, failures. */
export const shellText = pageLang === 'zh' ? zh : en
