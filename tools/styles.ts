import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, sourceFiles } from './source-files.ts'

/*
 * Reads what decision 0050 limits from the style sheets. `npx tsx tools/styles.ts --write` rewrites the list
 * in `style-limits.ts`.
 */

/** A style sheet: its file, its lines, and the selectors of its rules. */
export type Sheet = { file: string; lines: number; selectors: readonly string[] }

/** Every style sheet of the repository. */
export function readSheets(): Sheet[] {
  return sourceFiles(/^[a-z0-9]+\/src\/.*\.css$/).map((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    return { file, lines: text.trimEnd().split('\n').length, selectors: selectorsOf(text) }
  })
}

/** The selectors of a style sheet, one by one; those of nested rules as written. */
export function selectorsOf(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, "''")
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, head]) => head!.trim())
    .filter((head) => !head.startsWith('@') && !/^(from|to|[\d.]+%)/.test(head))
    .flatMap((head) => head.split(/,(?![^()]*\))/))
    .map((selector) => selector.trim().replace(/\s+/g, ' '))
}

const namesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)

/** The class that a rule defines: the first one that its selector names, apart from conditions. */
export function classOf(selector: string): string | undefined {
  return namesIn(selector.replace(/:(has|not)\((?:[^()]|\([^()]*\))*\)/g, ''))[0]
}

/** Classes that several style sheets define, with their files. */
export function definedTwice(sheets: readonly Sheet[]): string[] {
  return [...definitions(sheets)]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `.${name}: ${[...files].toSorted().join(', ')}`)
    .toSorted()
}

/** Selectors outside `ui` that name a class of `ui`, as `file: selector`. */
export function reachInto(sheets: readonly Sheet[]): string[] {
  const own = new Set(definitions(sheets.filter(isOfUi)).keys())
  return sheets
    .filter((sheet) => !isOfUi(sheet))
    .flatMap(({ file, selectors }) =>
      selectors
        .filter((selector) => namesIn(selector).some((name) => own.has(name)))
        .map((selector) => `${file}: ${selector}`),
    )
    .toSorted()
}

/** The lines of each style sheet outside `ui`, comments and blank lines included. */
export function linesOutside(sheets: readonly Sheet[]): Record<string, number> {
  return Object.fromEntries(
    sheets.filter((sheet) => !isOfUi(sheet)).map(({ file, lines }) => [file, lines] as const),
  )
}

const isOfUi = ({ file }: Sheet): boolean => file.startsWith('ui/')

function definitions(sheets: readonly Sheet[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { file, selectors } of sheets)
    for (const name of selectors.map(classOf))
      if (name !== undefined) found.set(name, (found.get(name) ?? new Set()).add(file))
  return found
}

if (process.argv.includes('--write')) {
  const file = join(ROOT, 'tools/style-limits.ts')
  const list = JSON.stringify(linesOutside(readSheets()), null, 2)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\{[^{}]*\}\s*$/, `${list}\n`))
  execFileSync('npx', ['oxfmt', '--write', file], { stdio: 'inherit' })
}
