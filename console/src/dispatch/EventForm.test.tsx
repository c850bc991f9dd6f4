import type { TrackingStatus } from '@longhaul/domain/shipping/tracking-status.ts'
import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import { EventForm } from './EventForm.tsx'

const EXCEPTION = /Moves the package to “Exception”/
const DELIVERED = /Moves the package to “Delivered”/
const RESUMED = /out of “Exception”/

const open = (stage: ParcelStage, ...statuses: TrackingStatus[]) =>
  renderConsole(
    <EventForm
      parcel={{
        id: ID(1),
        stage,
        events: statuses.map((status, day) => ({
          status,
          milestone: null,
          reason: null,
          place: '',
          description: '',
          original: null,
          happened_at: `2026-01-0${day + 1}T12:00:00.000Z`,
        })),
      }}
    />,
    { roles: ['support'], replies: {} },
  )
const promises = () => [EXCEPTION, DELIVERED, RESUMED].filter((hint) => screen.queryByText(hint))

test.each([
  ['delivered', ['delivered'], 'delivery_failed', []],
  ['delivered', ['delivered'], 'in_transit', []],
  ['delivered', ['delivered'], 'returning', [EXCEPTION]],
  ['exception', ['returned'], 'in_transit', []],
  ['exception', ['customs_hold'], 'customs_released', [RESUMED]],
  ['in_transit', ['in_transit'], 'delivered', [DELIVERED]],
] as [ParcelStage, TrackingStatus[], TrackingStatus, RegExp[]][])(
  'the form promises what the server does: %s after %j, told %s',
  async (stage, before, status, hints) => {
    const { user } = open(stage, ...before)
    expect(promises()).toEqual([])
    await user.selectOptions(screen.getByLabelText('What happened'), status)
    expect(promises()).toEqual(hints)
  },
)

test('an event that happened before others promises nothing', async () => {
  const { user } = open('in_transit', 'in_transit', 'customs_released')
  await user.selectOptions(screen.getByLabelText('What happened'), 'customs_hold')
  expect(promises()).toEqual([EXCEPTION])
  await user.type(screen.getByLabelText(/^When/), '2026-01-01T20:00')
  expect(promises()).toEqual([])
})
