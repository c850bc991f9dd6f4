import { en } from './errors-staff.en.ts'
import { zh } from './errors-staff.zh.ts'
import { type Lang, pageLang } from '../lang.ts'

/** The field sentences of staff in a given language: for the server, which speaks both. */
export const staffFieldsIn = (lang: Lang) => (lang === 'zh' ? zh : en)

/** The same in the language of this page. */
export const staffFields = pageLang === 'zh' ? zh : en
