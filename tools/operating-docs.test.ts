import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './source-files.ts'

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
/** Address and title of each section of a page. */
const sectionsOf = (file: string): string[] =>
  [
    ...read(file)
      .replaceAll(/```[^]*?```/g, '')
      .matchAll(/^##+ (.+)$/gm),
  ].map(([, title = '']) => `[${title}](${file.slice('docs/operating/'.length)}#${addressOf(title)})`)

test('docs/operating/README.md names each section of each page, in order, with its address', () => {
  const pages = ['install', 'reference', 'runbook', 'tested-limits'].map(
    (page) => `docs/operating/${page}.md`,
  )
  expect(sourceFiles(/^docs\/operating\/(?!README)/).toSorted()).toEqual(pages)
  const contents = read('docs/operating/README.md').match(/\[[^\]]+\]\([\w-]+\.md#[^)]+\)/g)
  expect(contents).toEqual(pages.flatMap(sectionsOf))
})

/** The address that GitHub and GitLab give to a heading. */
const addressOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\-_ ]/gu, '')
    .replaceAll(' ', '-')
