import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { expect, test } from 'vitest'
import { to } from './links.ts'
import { routes } from './app.tsx'
import { SECTIONS, sectionOf, sectionPath } from './sections.ts'

test('every section with a name is in the table exactly once', () => {
  expect(SECTIONS.map((section) => section.id).toSorted()).toEqual(Object.keys(shellText.sections).toSorted())
})

test('no two sections share a letter after G', () => {
  const letters = SECTIONS.map((section) => section.key)
  expect(new Set(letters).size).toBe(letters.length)
})

test('an address belongs to the section whose path it starts with', () => {
  for (const section of SECTIONS) expect(sectionOf(sectionPath(section))).toBe(section)
  expect(sectionOf('/receive/photos')?.id).toBe('receive')
  expect(sectionOf('/order')).toBeUndefined()
})

test('no address occurs twice, and every link leads to one', () => {
  const known = routes.map((route) => route.path)
  expect(new Set(known).size).toBe(known.length)
  const { inShop: _, listInShop: __, creatorInShop: ____, setPassword: ___, ...inside } = to
  const linked = Object.values(inside).map((link) => link('x' as never, 'y' as never).split('?')[0])
  expect(linked.filter((path) => !known.includes(path!))).toEqual([])
})
