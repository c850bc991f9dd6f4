import { en } from './errors.en.ts'
import { zh } from './errors.zh.ts'
import { type Lang, pageLang } from '../lang.ts'

/** The catalogue of refusals in a given language: for the server, which speaks both. */
export const errorsIn = (lang: Lang) => (lang === 'zh' ? zh : en)

/** The catalogue in the language of this page. */
export const errorText = pageLang === 'zh' ? zh : en
