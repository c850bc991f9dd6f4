import { expect, test } from 'vitest'
import { PARCEL_STAGES } from '../states/parcel-stages.ts'
import { whyNotTellDuty } from './duty-charged.ts'

const NOW = new Date('2026-12-01T00:00:00Z')

test('what was charged is told of a package that came', () => {
  const may = PARCEL_STAGES.filter((stage) => whyNotTellDuty(stage, null, NOW) === null)
  expect(may).toEqual(['delivered', 'done'])
})

test('it may be changed for thirty days', () => {
  const at = (day: string) => whyNotTellDuty('done', new Date(`${day}T00:00:00Z`), NOW)
  expect(at('2026-11-01')).toBeNull()
  expect(at('2026-10-31')).toBe('transition_not_allowed')
})
