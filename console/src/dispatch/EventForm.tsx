import { keyOf } from '@longhaul/browser/calls/use-call.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { stepByTracking } from '@longhaul/domain/parcels/tracking-step.ts'
import { TRACKING_STATUSES } from '@longhaul/domain/shipping/tracking-status.ts'
import { sayingWhere, trackingState } from '@longhaul/domain/shipping/tracking.ts'
import { trackingText } from '@longhaul/text/console/dispatch/tracking.ts'
import { dispatchText } from '@longhaul/text/console/dispatch/dispatch.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import type { Parcel } from '../shared/parcel.ts'

/**
 * A form for a tracking event read on a carrier's page: what, where, when. Its effect on the package is shown
 * before it is sent.
 */
export function EventForm({ parcel }: { parcel: Tracked }) {
  const form = useEventForm(parcel)
  const step = form.values.status !== '' && stepWith(parcel, form.values)
  return (
    <Card title={dispatchText.addEvent} level={3}>
      <form {...form.props}>
        <Stack tight>
          <SelectField
            label={dispatchText.status}
            unmarked
            hint={step && dispatchText.steps[step]}
            options={TRACKING_STATUSES.map((trackingStatus) => ({
              value: trackingStatus,
              label: trackingText[trackingStatus],
            }))}
            {...form.field('status')}
          />
          <Fields columns={2}>
            <TextField label={dispatchText.place} optional maxLength={100} {...form.field('place')} />
            <TextField
              label={dispatchText.when}
              hint={dispatchText.whenHint}
              optional
              type="datetime-local"
              {...form.field('happened_at')}
            />
          </Fields>
          <TextField
            label={dispatchText.description}
            optional
            maxLength={300}
            {...form.field('description')}
          />
          <Failure of={form.failure} />
          <Line>
            <Button submit type="primary" guardMs={0} busy={form.sending && consoleWords.saving}>
              {dispatchText.add}
            </Button>
            {parcel.stage !== 'delivered' && (
              <Button
                data-leave=""
                onClick={() => {
                  form.set('status', 'delivered')
                  void form.submit()
                }}
              >
                {dispatchText.markDelivered}
              </Button>
            )}
          </Line>
        </Stack>
      </form>
    </Card>
  )
}

type Tracked = Pick<Parcel, 'id' | 'stage' | 'events'>

/** The step that all events imply together with this one: it may be late, or may not follow the others. */
function stepWith(parcel: Tracked, event: { status: string; happened_at: string }) {
  const events = [...parcel.events, event].map(({ status, happened_at: at }) => ({
    at: at ? new Date(at) : new Date(),
    status: TRACKING_STATUSES.find((known) => known === status) ?? null,
  }))
  const state = trackingState(sayingWhere(events))
  return state && stepByTracking(parcel.stage, state.status)
}

function useEventForm(parcel: Tracked) {
  const queries = useQueryClient()
  const form = useCallForm('POST /staff/parcels/{id}/events', {
    start: { status: '', place: '', description: '', happened_at: '' },
    check: { status: (value) => (value === '' ? dispatchText.statusNeeded : null) },
    args: (values) => ({
      params: { id: parcel.id },
      body: {
        status: values.status,
        place: values.place.trim(),
        description: values.description.trim(),
        ...(values.happened_at ? { happened_at: new Date(values.happened_at).toISOString() } : {}),
      },
    }),
    onDone: (changed) => {
      queries.setQueryData(keyOf('GET /staff/parcels/{id}', { params: { id: parcel.id } }), changed)
      toast.success(dispatchText.eventAdded)
      form.reset()
    },
  })
  return form
}
