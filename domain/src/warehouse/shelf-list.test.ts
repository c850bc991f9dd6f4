import { expect, test } from 'vitest'
import { readShelfList } from './shelf-list.ts'

test('a list of shelves: lines, commas, ranges, each once', () => {
  expect(readShelfList('a-01..A-03\nB-2，B-2, C-7\n\n').shelves).toEqual([
    'A-01',
    'A-02',
    'A-03',
    'B-2',
    'C-7',
  ])
  expect(readShelfList('E-9..11').shelves).toEqual(['E-9', 'E-10', 'E-11'])
})

test('invalid shelf names are reported, not printed', () => {
  expect(readShelfList(`货架 3\n${'A'.repeat(21)}\nA-9..A-1\nA-1..A-9999`)).toEqual({
    shelves: [],
    tooLong: ['货架 3', 'A'.repeat(21), 'A-9..A-1', 'A-1..A-9999'],
  })
})
