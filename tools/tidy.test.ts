import { LANGS } from '@longhaul/domain/languages.ts'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BANNED, EXCEPTIONS, FORBIDDEN_NAMES, LIMITS } from './tidy-rules.ts'
import { ROOT, sourceFiles } from './source-files.ts'

const code = sourceFiles(/\.(ts|tsx|mjs|css|sql)$/)
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const lines = (file: string): number => read(file).split('\n').length - 1

describe('tidy', () => {
  test('no file exceeds the limit of its kind', () => {
    const long = code.flatMap((file) => {
      const limit = LIMITS.find(({ files }) => files.test(file))
      if (!limit || EXCEPTIONS[file] !== undefined) return []
      return lines(file) > limit.lines
        ? [`${file} has ${lines(file)} lines, its kind at most ${limit.lines}`]
        : []
    })
    expect(long).toEqual([])
  })

  test('the exceptions only shrink', () => {
    for (const [file, most] of Object.entries(EXCEPTIONS)) {
      expect(existsSync(join(ROOT, file)), `${file} is gone: remove its exception`).toBe(true)
      expect(lines(file), `${file} grew past its exception`).toBeLessThanOrEqual(most)
    }
  })

  test('no file is called utils, helpers, common, lib, misc, manager', () => {
    expect(code.filter((file) => file.split('/').some((part) => FORBIDDEN_NAMES.test(part)))).toEqual([])
  })

  test.each(BANNED)('no $what: $instead', ({ pattern, files, except }) => {
    const found = code.flatMap((file) => {
      if (!files.test(file) || except?.test(file)) return []
      return read(file)
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 120)}`] : [],
        )
    })
    expect(found).toEqual([])
  })

  test('an action has a file of its own', () => {
    const several = sourceFiles(/^server\/src\/.*\.ts$/).filter(
      (file) => (read(file).match(/^export const \w+Action = action\(/gm)?.length ?? 0) > 1,
    )
    expect(several).toEqual([])
  })

  test('every disabled lint rule states its reason', () => {
    const all = [
      ...sourceFiles(/\.(ts|tsx|mjs)$/).filter((file) => file !== 'tools/tidy.test.ts'),
      '.oxlintrc.json',
    ]
    expect(all.flatMap((file) => offWithoutReason(read(file)).map((line) => `${file}:${line}`))).toEqual([])
    expect(offWithoutReason('// Why.\n"a": "off",\n"b": "off"\n"rules": {\n"c": "off"')).toEqual([5])
    expect(
      offWithoutReason('// oxlint-disable-next-line a -- why\nx\n// oxlint-disable-next-line b'),
    ).toEqual([3])
  })

  test('files are named by their kind: components PascalCase, everything else kebab-case', () => {
    const wrong = sourceFiles(/^[a-z0-9]+\/(src|test)\/.*\.(ts|tsx)$/).filter((file) => {
      const name = file
        .split('/')
        .at(-1)!
        .replace(/(\.[a-z-]+)*\.tsx?$/, '')
      return !(
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ||
        (file.endsWith('.tsx') && /^[A-Z][A-Za-z0-9]*$/.test(name))
      )
    })
    expect(wrong).toEqual([])
  })

  test('every catalogue and every article exists in each language, and in no other', () => {
    const written = sourceFiles(/^(text|ui|server\/content)\/.*\.[a-z]{2,3}\.(ts|md)$/)
    const wanted = written.flatMap((file) =>
      LANGS.map((lang) => file.replace(/\.[a-z]{2,3}(?=\.(ts|md)$)/, `.${lang}`)),
    )
    expect(written.toSorted()).toEqual([...new Set(wanted)].toSorted())
  })

  test('links in Markdown have existing targets', () => {
    const broken = sourceFiles(/\.md$/)
      .filter((file) => !file.startsWith('server/content/'))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)[^)]*\)/g)]
          .map(([, target]) => normalize(join(dirname(file), target!)))
          .filter((target) => !existsSync(join(ROOT, target)))
          .map((target) => `${file} → ${target}`),
      )
    expect(broken).toEqual([])
  })
})

/**
 * The lines that disable a rule without a reason on the same line, in the comment above, or above a group of
 * disabled rules.
 */
function offWithoutReason(text: string): number[] {
  const all = text.split('\n')
  const isOff = (line: string): boolean => /": "off",?$/.test(line)
  return all.flatMap((line, at) => {
    const above = all.slice(0, at).findLast((before) => !isOff(before)) ?? ''
    const isBare = line.includes('oxlint-disable') ? !line.includes(' -- ') : isOff(line)
    return isBare && !/^\s*(\/\/|\/?\*|\{\/\*)/.test(above) ? [at + 1] : []
  })
}
