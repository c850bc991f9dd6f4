import { expect, test } from 'vitest'
import { chosenOf } from './entries.ts'

test('a choice is one of the words of its field; any other is a programming error', () => {
  expect(chosenOf(['ddu', 'ddp'], 'ddp')).toBe('ddp')
  expect(() => chosenOf(['ddu', 'ddp'], 'DDP')).toThrow('DDP is not among ddu, ddp')
})
