/** Destinations whose carriers can read the local script on a label from China. */
const LOCAL_SCRIPT = new Set(['CN', 'HK', 'MO', 'TW', 'JP', 'KR'])

const OTHER_LETTER = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** Whether a line can be printed on a label for this country: Latin letters with any accents, or also the local script where carriers read it. */
export const fitsLabel = (text: string, country: string): boolean =>
  readsLocalScript(country) || !OTHER_LETTER.test(text)

/** Whether carriers in this country read the local script. */
export const readsLocalScript = (country: string): boolean => LOCAL_SCRIPT.has(country)
