import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusalStatus } from '@longhaul/contract/refusals.ts'
import { namesOf } from '@longhaul/domain/entries.ts'
import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { codeOf, refusalCodes } from '@longhaul/domain/refusals.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { ROOT } from './source-files.ts'

/*
 * The table of refusals in docs/api-errors.md. `npx tsx tools/api-errors.ts --write` writes it; a test
 * compares.
 */

const PAGE = join(ROOT, 'docs/api-errors.md')
const BEGIN = '<!-- refusals: written by tools/api-errors.ts -->'
const END = '<!-- end of refusals -->'

/** Every reason with its status, its code on the wire and its English sentence, by status and code. */
export function refusalTable(): string {
  const sentences = errorsIn(FIRST_LANG).reasons
  const codes = namesOf(refusalStatus)
  const rows = namesOf(refusalCodes)
    .map((reason) => ({ reason, code: codeOf(reason), status: refusalStatus[codeOf(reason)] }))
    .toSorted((a, b) => a.status - b.status || codes.indexOf(a.code) - codes.indexOf(b.code))
    .map(({ reason, code, status }) => `| ${status} | \`${code}\` | \`${reason}\` | ${sentences[reason]} |`)
  return ['| status | `error` | reason | message in English |', '|---|---|---|---|', ...rows].join('\n')
}

/** The table as the page has it. */
export const tableOfPage = (): string =>
  readFileSync(PAGE, 'utf8')
    .split(BEGIN)[1]
    ?.split(END)[0]
    ?.replaceAll(/<!--.*?-->/g, '')
    .trim() ?? ''

if (process.argv.includes('--write')) {
  const page = readFileSync(PAGE, 'utf8')
  const [before = '', rest = ''] = page.split(BEGIN)
  const [, after = ''] = rest.split(END)
  writeFileSync(
    PAGE,
    `${before}${BEGIN}\n<!-- prettier-ignore-start -->\n\n${refusalTable()}\n\n<!-- prettier-ignore-end -->\n${END}${after}`,
  )
}
