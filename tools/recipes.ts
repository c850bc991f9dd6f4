import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, sourceFiles } from './source-files.ts'

/** A recipe of CONTRIBUTING.md: the files to touch to add one more of something. */
export type Recipe = {
  title: string
  byHand: string[]
  byCommand: string[]
  tests: string[]
  elsewhere: string[]
}

/**
 * How a recipe's example is found in the repository: whatever names it, in any spelling that the code uses.
 * `within` limits the search if its name is a common noun. `most` is the maximum number of files to be edited
 * manually.
 */
export type Example = { title: string; names: RegExp; within?: RegExp; most: number }

export const EXAMPLES: readonly Example[] = [
  { title: 'A marketplace', names: /suning/i, most: 5 },
  { title: 'A carrier', names: /yunexpress/i, most: 5 },
  { title: 'A machine translator', names: /deepl/i, most: 6 },
  { title: 'A payment provider', names: /stripe(?!d)/i, most: 7 },
  {
    title: 'A shopper’s action, with a fee',
    names: /pay-?extension|extensionFee|storage_?extended|storage_?extensions/i,
    most: 12,
  },
  {
    title: 'A console section',
    names: /AuditScreen|\baudit: '|\bid: 'audit'/,
    within: /^(console\/src|text\/src\/console\/shell)\//,
    most: 4,
  },
  {
    title: 'A console list',
    names: /\bmails\b/,
    within:
      /^(domain\/src\/lists|contract\/src\/staff\/lists|server\/src\/lists|text\/src\/console\/lists|console\/src\/lists)/,
    most: 7,
  },
]

/** The recipes as parsed from the document. */
export function readRecipes(document: string): Recipe[] {
  return document
    .split(/^### /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      byHand: filesUnder(section, 'By hand:'),
      byCommand: filesUnder(section, 'By a command:'),
      tests: filesUnder(section, 'Tests:'),
      elsewhere: filesUnder(section, 'Named elsewhere, and nothing to do there:'),
    }))
}

export const recipes = (): Recipe[] => readRecipes(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'))

/** Files whose path or text names an example, except tests, data and documents. */
export const filesNaming = ({ names, within = /^/ }: Example): string[] =>
  counted()
    .filter(({ path, text }) => within.test(path) && (names.test(path) || names.test(text)))
    .map(({ path }) => path)

/** The file that each item of the list under a heading begins with. */
function filesUnder(section: string, heading: string): string[] {
  const list = section.split(`\n${heading}\n\n`)[1]?.split('\n\n')[0] ?? ''
  return list.split('\n').flatMap((line) => /^(?:\d+\.|-) `([^`]+)`:/.exec(line)?.[1] ?? [])
}

/** Tests, their support, and measurements. */
const TESTS = /\.test(-support)?\.tsx?$|\/testing\.tsx?$|\/test\/|^(tools|e2e|bench)\//
/** The demo's story, seeds, articles, and the links that tests read. */
const DATA = /^server\/(seed|content)\/|^server\/src\/demo\/(?!env-)|\.tsv$/
/** Documents for people. docs/operating/reference.md counts, because settings must be documented there. */
const DOCUMENTS = /^docs\/(?!operating\/reference\.md$)|(^|\/)(README|CHANGELOG|CONTRIBUTING)\.md$/
const PICTURES = /\.(webp|png|jpe?g|gif|ico|woff2?|ttf|otf|zip|pdf|mp4|bmp)$/

let read: { path: string; text: string }[] | undefined

function counted(): { path: string; text: string }[] {
  read ??= sourceFiles(/^/)
    .filter((path) => ![TESTS, DATA, DOCUMENTS, PICTURES].some((kind) => kind.test(path)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  return read
}
