import { pageLang } from '../../lang.ts'
import { en } from './correct-address.en.ts'
import { zh } from './correct-address.zh.ts'

export const correctAddressText = pageLang === 'zh' ? zh : en
