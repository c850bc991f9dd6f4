import { expect, test } from 'vitest'
import { TRACKING_STATUSES } from '../shipping/tracking-status.ts'
import { findEdge } from '../states/table.ts'
import { PARCEL_STAGES, parcelTable } from '../states/parcel-stages.ts'
import { stepAfterCorrection, stepByTracking } from './tracking-step.ts'

test.each([
  ['in_transit', 'out_for_delivery', null],
  ['in_transit', 'customs_hold', 'report_exception'],
  ['in_transit', 'delivered', 'deliver'],
  ['exception', 'customs_released', 'resume_transit'],
  ['exception', 'delivered', 'deliver'],
  ['exception', 'lost', null],
  ['delivered', 'in_transit', null],
  ['delivered', 'returning', 'report_exception'],
  ['done', 'delivered', null],
] as const)('%s, told %s: %s', (stage, status, step) => {
  expect(stepByTracking(stage, status)).toBe(step)
})

test.each([
  ['delivered', 'in_transit', 'resume_transit'],
  ['delivered', 'delivery_failed', 'report_exception'],
  ['delivered', 'delivered', null],
  ['exception', 'delivered', 'deliver'],
  ['exception', 'in_transit', 'resume_transit'],
  ['in_transit', 'customs_hold', 'report_exception'],
] as const)('%s, of which %s remains after a correction: %s', (stage, status, step) => {
  expect(stepAfterCorrection(stage, status)).toBe(step)
})

test.each([stepByTracking, stepAfterCorrection])('the table allows the system each %o', (stepBy) => {
  const asked = PARCEL_STAGES.flatMap((stage) =>
    TRACKING_STATUSES.flatMap((status) => {
      const step = stepBy(stage, status)
      return step ? [{ stage, step }] : []
    }),
  )
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter(({ stage, step }) => !findEdge(parcelTable, stage, step, ['system']))).toEqual([])
})
