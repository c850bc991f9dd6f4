import { LANGS } from '@longhaul/domain/languages.ts'

/*
 * Where the code may name a language (docs/decisions/0051): the table of languages, content written in one
 * language, and the few places below. Enforced by `languages.test.ts`.
 */

/** Files about one language, for particular people or written by a command: catalogues, tests, the demo. */
export const NAMES_LANGUAGES: readonly RegExp[] = [
  /^domain\/src\/languages\.ts$/,
  /^contract\/src\/client-types\.ts$/,
  new RegExp(`\\.(${LANGS.join('|')})\\.ts$`),
  /\.test(-support)?\.tsx?$/,
  /^(server\/test|e2e|bench)\//,
  /^console\/src\/shared\/testing\.tsx$/,
  /^server\/src\/demo\//,
  /^tools\/language-rules\.ts$/,
]

/** The remaining places, with the line and the reason: this list may only become shorter. */
export const STILL_NAMED: readonly { file: string; line: RegExp; why: string }[] = [
  {
    file: 'domain/src/accounts/nickname.ts',
    line: /Intl\.Segmenter\('en'/,
    why: 'what a character is, is the same in every language',
  },
  {
    file: 'domain/src/warehouse/shelf-walk.ts',
    line: /Intl\.Collator\('en'/,
    why: 'shelves are Latin letters and digits, in one order for everybody',
  },
  {
    file: 'server/src/goods/data-apis/ask-1688.ts',
    line: /READER_1688 = 'en'/,
    why: 'a word of 1688’s interface',
  },
  {
    file: 'server/src/goods/demo-mall/html.ts',
    line: /toLocaleString\('en'\)/,
    why: 'an invented shop abroad writes its own prices',
  },
]
