import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EXAMPLES, filesNaming, readRecipes, recipes } from './recipes.ts'
import { ROOT } from './source-files.ts'

const all = recipes()

test('a recipe is parsed with its files, by the kind of change', () => {
  const document = [
    '## Recipes\n',
    '### A thing\n\nImitate **`it`**.\n\nBy hand:\n\n1. `a/it.ts`: what.\n2. `b.ts`: where.\n',
    'By a command:\n\n- `c.json`: `npm run c`.\n\nTests:\n\n- `a/it.test.ts`: all.\n',
  ].join('\n')
  expect(readRecipes(document)).toEqual([
    {
      title: 'A thing',
      byHand: ['a/it.ts', 'b.ts'],
      byCommand: ['c.json'],
      tests: ['a/it.test.ts'],
      elsewhere: [],
    },
  ])
})

test.each(all)('$title: its files exist, and each is named once', (recipe) => {
  const files = [recipe.byHand, recipe.byCommand, recipe.tests, recipe.elsewhere].flat()
  expect(recipe.byHand.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
})

describe.each(EXAMPLES)('$title', (example) => {
  const recipe = all.find(({ title }) => title === example.title)

  test('the files that name its example are exactly those of its lists', () => {
    expect(recipe).toBeDefined()
    const listed = [recipe!.byHand, recipe!.byCommand, recipe!.elsewhere].flat()
    expect(filesNaming(example)).toEqual(listed.toSorted())
  })

  test(`it takes at most ${example.most} files by hand`, () => {
    expect(recipe!.byHand.length).toBeLessThanOrEqual(example.most)
  })
})
