import { expect, test } from 'vitest'
import { LEAD_STAGES, nextLeadStages, whyNotLeadStage } from './stages.ts'

test('an enquiry progresses, may be reopened, and never becomes new again', () => {
  expect(whyNotLeadStage('new', 'contacted')).toBeNull()
  expect(whyNotLeadStage('lost', 'contacted')).toBeNull()
  expect(whyNotLeadStage('won', 'lost')).toBe('transition_not_allowed')
  for (const from of LEAD_STAGES) {
    expect(whyNotLeadStage(from, from)).toBe('transition_not_allowed')
    expect(nextLeadStages(from)).not.toContain('new')
  }
})
