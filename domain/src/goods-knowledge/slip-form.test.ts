import { expect, test } from 'vitest'
import { slipForm } from './slip-form.ts'

test.each([
  [10.4, 1, 'ten_times'],
  [0.094, 1, 'tenth'],
  [1_050, 1, 'thousand_times'],
  [0.001, 3, 'thousandth'],
  [1.95, 1, 'twice'],
  [2.25, 1, 'pounds'],
  [0.45, 1, 'kilograms'],
  [0.25, 4, 'one_of_several'],
  [0.5, 2, 'one_of_several'],
  [4.5, 1, 'other'],
])('%s times what was expected of %s pieces looks like %s', (ratio, pieces, form) => {
  expect(slipForm(ratio, pieces)).toBe(form)
})
