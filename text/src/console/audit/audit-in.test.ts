import { allRoutes } from '@longhaul/contract/routes.ts'
import { FIRST_LANG, LANGS } from '@longhaul/domain/languages.ts'
import { expect, test } from 'vitest'
import { auditIn } from './audit-in.ts'

/** The kind of subject of calls that write no entry of their own: the first word of the path. */
const kinds = [
  ...new Set(
    allRoutes
      .filter(({ path, method, unaudited }) => path.startsWith('/staff/') && method !== 'GET' && !unaudited)
      .map(({ path }) => path.split('/')[2] ?? ''),
  ),
]

test.each(LANGS)('every kind of subject that a call can name has words in %s', (lang) => {
  const { subjectOf } = auditIn(lang)
  expect(kinds.filter((kind) => subjectOf(kind) === kind.replaceAll('_', ' '))).toEqual([])
})

test.each(LANGS)('every act has words in %s', (lang) => {
  const { actions } = auditIn(lang)
  expect(Object.keys(actions).toSorted()).toEqual(Object.keys(auditIn(FIRST_LANG).actions).toSorted())
  expect(Object.values(actions).every((words) => words.trim() !== '')).toBe(true)
})
