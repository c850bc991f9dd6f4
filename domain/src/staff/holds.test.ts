import { expect, test } from 'vitest'
import { HOLD_MINUTES, HOLD_RENEW_SECONDS, holdUntil, mayHold } from './holds.ts'

const now = new Date('2026-11-02T02:00:00Z')
const ask = { by: 'lin', now, takeOver: false }

test.each([
  ['nobody has it', null, ask, true],
  ['one has it oneself', { by: 'lin', untilAt: holdUntil(now) }, ask, true],
  ['a colleague has it', { by: 'su', untilAt: holdUntil(now) }, ask, false],
  [
    'their hold is of a clock that was set back',
    { by: 'su', untilAt: new Date(now.getTime() + 144_000_000) },
    ask,
    true,
  ],
  ['their time is over', { by: 'su', untilAt: now }, ask, true],
  ['it is taken over', { by: 'su', untilAt: holdUntil(now) }, { ...ask, takeOver: true }, true],
])('%s', (_, hold, asked, may) => expect(mayHold(hold, asked)).toBe(may))

test('an open page keeps its hold although two of its calls are lost', () => {
  expect(HOLD_RENEW_SECONDS * 3).toBeLessThanOrEqual(HOLD_MINUTES * 60)
})
