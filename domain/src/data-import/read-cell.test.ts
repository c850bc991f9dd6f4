import { describe, expect, test } from 'vitest'
import { isFormula, isRounded, readDay, readMm, readWhole, readYuan } from './read-cell.ts'

const yuan = (text: string) => {
  const cell = readYuan(text, 10_000_000)
  return 'value' in cell ? cell.value : cell.problem
}
const day = (text: string) => {
  const cell = readDay(text, '2026-11-23')
  return 'value' in cell ? cell.value : cell.problem
}

describe('an amount in yuan', () => {
  test.each([
    ['128.5', 12_850],
    ['¥1,234.50', 123_450],
    ['￥１２８.５０', 12_850],
    ['128元', 12_800],
    ['RMB 0.01', 1],
    ['人民币 12,345', 1_234_500],
    ['100000', 10_000_000],
    ['¥ 55 元', 5_500],
    ['12.500', 1_250],
    ['0', 0],
  ])('%s is read', (text, fen) => expect(yuan(text)).toBe(fen))

  test.each([
    ['-12', 'negative'],
    ['(12.00)', 'negative'],
    ['-¥12', 'negative'],
    ['−12', 'negative'],
    ['$12', 'other_currency'],
    ['12 USD', 'other_currency'],
    ['€ 12', 'other_currency'],
    ['100000.01', 'too_much'],
    ['99999999999999', 'not_money'],
    ['1.234,50', 'not_money'],
    ['12,50', 'not_money'],
    ['1,23,456', 'not_money'],
    ['0.005', 'not_money'],
    ['1e3', 'not_money'],
    ['5 5', 'not_money'],
    ['¥ 5 5.00', 'not_money'],
    ['５　５', 'not_money'],
    ['5 .50', 'not_money'],
    ['1 000', 'not_money'],
    ['', 'not_money'],
  ])('%s is none', (text, problem) => expect(yuan(text)).toBe(problem))
})

describe('a day', () => {
  test.each([
    '2026-03-05',
    '2026/3/5',
    '2026.3.5',
    '2026年3月5日',
    '20260305',
    '2026-03-05 12:30:00',
    '２０２６-03-05',
    '2026-03-05T12:30:00.000Z',
  ])('%s is read', (text) => expect(day(text)).toBe('2026-03-05'))
  test.each([
    ['5/3/2026', 'ambiguous_date'],
    ['05.03.26', 'ambiguous_date'],
    ['45721', 'ambiguous_date'],
    ['2026-02-30', 'not_a_date'],
    ['2026-13-01', 'not_a_date'],
    ['2026-3/5', 'not_a_date'],
    ['1999-12-31', 'not_a_date'],
    ['March 5', 'not_a_date'],
    ['2026-11-24', 'future_date'],
  ])('%s is not: %s', (text, problem) => expect(day(text)).toBe(problem))
})

test('formulas and their errors are recognised, signed numbers are not formulas', () => {
  expect(
    ['=A1', '@SUM(A1)', '+cmd|x', '-2+3', '#REF!', '#N/A', '#DIV/0!'].filter((text) => !isFormula(text)),
  ).toEqual([])
  expect(['-12', '+8613800138000', '12', 'A-1', '#1 shirt'].filter(isFormula)).toEqual([])
})

test('a number rounded by a spreadsheet is recognised by its exponent', () => {
  expect(['4.31E+14', '4E+14', '4.3e14'].filter((text) => !isRounded(text))).toEqual([])
  expect(['SF1E14', '431000', 'E14'].filter(isRounded)).toEqual([])
})

test('whole numbers and lengths', () => {
  expect([
    readWhole('3.0', 999),
    readWhole('1,000', 2000),
    readWhole('0', 9),
    readWhole('1.5', 9),
    readWhole('1,5', 99),
    readWhole('1000', 999),
  ]).toEqual([
    { value: 3 },
    { value: 1000 },
    { problem: 'not_whole' },
    { problem: 'not_whole' },
    { problem: 'not_whole' },
    { problem: 'not_whole' },
  ])
  expect([readMm('30', 5000), readMm('4.5 cm', 5000), readMm('4.55', 5000), readMm('0', 5000)]).toEqual([
    { value: 300 },
    { value: 45 },
    { problem: 'not_a_size' },
    { problem: 'not_a_size' },
  ])
})
