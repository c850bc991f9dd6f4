import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './source-files.ts'

/*
 * Whatever a comment, a test or a document cites must exist in the repository: a page, a decision by its
 * number, a file by its path from the root.
 */

/** Migrations are never edited, so their citations are not checked; articles are for shoppers. */
const READ = sourceFiles(/\.(ts|tsx|css|mjs|md)$/).filter(
  (file) => !/^server\/(migrations|content)\/|^tools\/citations\.test\.ts$/.test(file),
)
const decisions = new Set(sourceFiles(/^docs\/decisions\/\d{4}-/).map((file) => file.slice(15, 19)))

/** A page that the build writes beside the scripts. */
const BUILT = 'licences.md'

const WORKSPACE = '(?:domain|contract|text|ui|browser|storefront|console|server|e2e|bench|tools)/'
/** A path that ends in `.md`, or that begins with a workspace and ends like code or like a folder. */
const PATHS = new RegExp(
  [
    String.raw`(?<![\w@$}*/.\\-])(`,
    String.raw`(?:[\w.-]+/)*[\w-]+\.md`,
    String.raw`|${WORKSPACE}(?:[\w.-]+/)*(?:[\w.-]+\.(?:tsx?|mjs|css|sql)|(?<=/src/[\w./-]*)(?=\`))`,
    String.raw`)(?![\w/])`,
  ].join(''),
  'g',
)
const DECISIONS = /\bdecisions?(?:\/| )(\d{4})\b/g

/** The citations of a text that do not exist. */
export function deadCitations(file: string, text: string): string[] {
  const paths = [...text.matchAll(PATHS)]
    .map(([, path]) => path!)
    .filter((path) => path !== BUILT)
    .filter((path) => !existsSync(join(ROOT, path)) && !existsSync(join(ROOT, dirname(file), path)))
  const numbers = [...text.matchAll(DECISIONS)].map(([, id]) => id!).filter((id) => !decisions.has(id))
  return [...paths, ...numbers.map((id) => `decision ${id}`)]
}

test('whatever is cited is in the repository', () => {
  const dead = READ.flatMap((file) =>
    deadCitations(file, readFileSync(join(ROOT, file), 'utf8')).map((cited) => `${file} cites ${cited}`),
  )
  expect(dead).toEqual([])
})

test('the check detects a page, a decision and a file that do not exist', () => {
  const text =
    '/* (PRODUCT.md 4), decision 0999, server/src/nowhere.ts, `server/src/nowhere/`; docs/glossary.md and `server/src/` exist */'
  expect(deadCitations('server/src/main.ts', text)).toEqual([
    'PRODUCT.md',
    'server/src/nowhere.ts',
    'server/src/nowhere/',
    'decision 0999',
  ])
})

test('every page of rules is in the index', () => {
  const index = readFileSync(join(ROOT, 'docs/rules/README.md'), 'utf8')
  const pages = sourceFiles(/^docs\/rules\/(?!README)/).map((file) => file.slice('docs/rules/'.length))
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([])
})
