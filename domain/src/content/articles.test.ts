import { expect, test } from 'vitest'
import {
  changedFields,
  columnsOf,
  ARTICLE_KINDS,
  kindOf,
  unknownFigures,
  whyNotUnpublish,
} from './articles.ts'

test('a kind converts to its two columns and back', () => {
  for (const kind of ARTICLE_KINDS) expect(kindOf(columnsOf(kind))).toBe(kind)
  expect(columnsOf('footer')).toEqual({ is_faq: false, type: 2 })
})

test('an unknown figure is reported as typed, once', () => {
  const known = new Set(['freeStorageDays'])
  expect(
    unknownFigures('{{freeStorageDays}} {{free_days}} {{ photoPrice }} {{free_days}} {x}', known),
  ).toEqual(['free_days', ' photoPrice '])
  expect(unknownFigures('{{}}', known)).toEqual([''])
  expect(unknownFigures('nothing', known)).toEqual([])
})

test('articles that our own pages link to cannot be unpublished', () => {
  expect(whyNotUnpublish(59)).toBe('article_needed')
  expect(whyNotUnpublish(1)).toBeNull()
})

test('changed fields are those that differ', () => {
  expect(changedFields({ a: 1, b: [1], c: 'x' }, { a: 1, b: [2], c: 'y' })).toEqual(['b', 'c'])
})
