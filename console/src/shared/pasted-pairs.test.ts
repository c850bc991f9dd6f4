import { describe, expect, test } from 'vitest'
import { readPairs } from './pasted-pairs.ts'

const known = ['A1', 'A2']
const find = (name: string) => known.filter((entry) => entry === name.toUpperCase())

describe('readPairs', () => {
  test.each([
    ['a tab, as a spreadsheet copies it', 'A1\tSF1604883201557'],
    ['blanks', 'A1   SF1604883201557'],
    ['a comma', 'A1,SF1604883201557'],
    [
      'full-width characters',
      '\uff21\uff11\u3000\uff33\uff26\uff11\uff16\uff10\uff14\uff18\uff18\uff13\uff12\uff10\uff11\uff15\uff15\uff17',
    ],
    ['a number in groups, lower case', 'a1\tsf 1604 8832 01557'],
  ])('reads %s', (_, line) => {
    const [pair] = readPairs(line, find)
    expect(pair).toMatchObject({ line: 1, tracking: 'SF1604883201557', targets: ['A1'] })
  })

  test('reports the problem of every other line, with line numbers as displayed', () => {
    const text = 'A1\tSF1604883201557\n\nA1\tYT7720418836621\r\nA2\nA2\tno\nZ9\tYT7720418836621'
    const problems = readPairs(text, find).map((pair) =>
      'problem' in pair ? [pair.line, pair.problem] : [pair.line],
    )
    expect(problems).toEqual([[1], [3, 'twice'], [4, 'noPair'], [5, 'badNumber'], [6, 'unknown']])
  })

  test('empty input has no lines', () => {
    expect(readPairs(' \n\t\n', find)).toEqual([])
  })
})
