import { expect, test } from 'vitest'
import { whyNotUndoApproval } from './undo-approval.ts'

const at = new Date('2026-11-29T10:00:00Z')
const after = (seconds: number) => new Date(at.getTime() + seconds * 1_000)
const approval = { step: 'approve', by: 'lin', at }

test('an own approval can be taken back for a minute, while it is the last that happened', () => {
  expect(whyNotUndoApproval(approval, 'lin', after(0))).toBeNull()
  expect(whyNotUndoApproval(approval, 'lin', after(60))).toBeNull()
  expect(whyNotUndoApproval(approval, 'lin', after(66))).toBe('approval_stands')
  expect(whyNotUndoApproval(approval, 'kai', after(1))).toBe('approval_stands')
  expect(whyNotUndoApproval({ ...approval, step: 'purchase' }, 'lin', after(1))).toBe('approval_stands')
  expect(whyNotUndoApproval(undefined, 'lin', after(1))).toBe('approval_stands')
})
