import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('cells are quoted where necessary and never start a formula', () => {
  expect(csvLine(['a', 1, -2, null, '-3.50', 'x,"y"', '=1+1', '-cmd', '@sum', '多'])).toBe(
    `a,1,-2,,-3.50,"x,""y""",'=1+1,'-cmd,'@sum,多\r\n`,
  )
})
