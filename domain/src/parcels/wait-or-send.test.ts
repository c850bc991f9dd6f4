import { expect, test } from 'vitest'
import { waitOrSend } from './wait-or-send.ts'

const total = (totalFen: number, isTotalKnown = true) => ({ totalFen, isTotalKnown })
const asked = { now: total(10_000), rest: total(8_000), together: total(13_000), lateFen: 0 }

test.each([
  [{}, 'wait', 5_000],
  [{ lateFen: 4_200 }, 'send', 800],
  [{ together: total(17_600) }, 'send', 400],
  [{ together: total(17_001) }, 'send', 999],
  [{ together: total(17_000) }, 'wait', 1_000],
  [{ together: total(19_000) }, 'send', -1_000],
  [{ together: null }, 'send', null],
  [{ rest: null }, 'send', null],
  // What customs charge is known for one and not for the other: nothing can be compared.
  [{ together: total(13_000, false) }, 'send', null],
  [{ rest: total(8_000, false) }, 'send', null],
  [{ now: total(10_000, false), rest: total(8_000, false), together: total(13_000, false) }, 'wait', 5_000],
] as const)('%j: %s, %s', (over, says, savedFen) =>
  expect(waitOrSend({ ...asked, ...over })).toEqual({ says, savedFen }),
)
