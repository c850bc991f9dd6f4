import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './source-files.ts'

test('the contents of docs/operating.md name each of its sections, in order, with its address', () => {
  const page = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8').replaceAll(/```[^]*?```/g, '')
  const sections = [...page.matchAll(/^(##+) (.+)$/gm)].map(
    ([, level = '', title = '']) => `${'  '.repeat(level.length - 2)}- [${title}](#${addressOf(title)})`,
  )
  const contents = page.match(/^ *- \[.+\]\(#.+\)$/gm)
  expect(contents).toEqual(sections)
})

/** The address that GitHub and GitLab give to a heading. */
const addressOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-')
