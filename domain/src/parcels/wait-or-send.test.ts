import { expect, test } from 'vitest'
import { waitOrSend } from './wait-or-send.ts'

const asked = { nowFen: 10_000, restFen: 8_000, togetherFen: 13_000, lateFen: 0 }

test.each([
  [{}, 'wait', 5_000],
  [{ lateFen: 4_200 }, 'send', 800],
  [{ togetherFen: 17_600 }, 'send', 400],
  [{ togetherFen: 17_001 }, 'send', 999],
  [{ togetherFen: 17_000 }, 'wait', 1_000],
  [{ togetherFen: 19_000 }, 'send', -1_000],
  [{ togetherFen: null }, 'send', null],
  [{ restFen: null }, 'send', null],
] as const)('%j: %s, %s', (over, says, savedFen) =>
  expect(waitOrSend({ ...asked, ...over })).toEqual({ says, savedFen }),
)
