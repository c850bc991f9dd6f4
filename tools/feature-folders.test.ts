import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './source-files.ts'

const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').replaceAll(/^<!-- .* -->\n/gm, '')

/** The features that ARCHITECTURE.md lists for a workspace: the first cells of its table. */
function named(workspace: string): string[] {
  const table = text.split(`**\`${workspace}/src\`**`)[1]?.split(/\n\n(?!\|)/)[0] ?? ''
  const cells = table.split('\n').flatMap((line) => /^\| (`.*?`) +\|/.exec(line)?.[1] ?? [])
  return cells.flatMap((cell) => cell.match(/[a-z-]+/g) ?? []).toSorted()
}

describe.each(['server', 'console', 'storefront', 'browser'])('the features of %s', (workspace) => {
  test('are the existing folders, each listed once', () => {
    const folders = readdirSync(join(ROOT, workspace, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .toSorted()
    expect(named(workspace)).toEqual(folders)
  })
})
