import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { transfersText as words } from '@longhaul/text/console/transfers/transfers.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useWorkplace } from '../shared/Workplace.tsx'

/** Begins a transfer from the warehouse in which the user works. */
export function NewLoad({ onMade }: { onMade: (id: string) => void }) {
  const warehouse = useWorkplace()
  const { data } = useCall('GET /warehouses', undefined, { staleMs: 10 * 60_000 })
  const form = useCallForm('POST /staff/transfer_loads', {
    start: { to_warehouse: '', reason: '' },
    check: {
      to_warehouse: (value) => (value === '' ? words.toNeeded : null),
      reason: (value) => (value.trim() === '' ? consoleWords.reasonNeeded : null),
    },
    args: (values) => ({
      body: {
        from_warehouse: warehouse,
        to_warehouse: values.to_warehouse,
        reason: values.reason.trim(),
      },
    }),
    onDone: (load) => onMade(load.id),
  })
  return (
    <Card title={words.make}>
      <form aria-label={words.make} {...form.props}>
        <Stack>
          <SelectField
            label={words.to}
            empty={words.toNeeded}
            options={(data?.warehouses ?? [])
              .filter(({ id }) => id !== warehouse)
              .map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }))}
            {...form.field('to_warehouse')}
          />
          <TextArea label={words.reason} hint={words.makeHint} max={500} {...form.field('reason')} />
          <Failure of={form.failure} />
          <Button
            submit
            type="primary"
            busy={form.sending && consoleWords.saving}
            disabledReason={warehouse ? null : receiveText.chooseWarehouse}
          >
            {words.begin}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
