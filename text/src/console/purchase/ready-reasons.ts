/** In the language of this page. */
export { text as readyReasonsText } from './ready-reasons.en.ts'
