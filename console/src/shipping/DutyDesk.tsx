import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { DutyAlarmNote } from '../shared/DutyAlarmNote.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { DutyInvoices } from './DutyInvoices.tsx'
import { DutyPlaces } from './DutyPlaces.tsx'
import { DutyTables } from './DutyTables.tsx'
import { RulesReleases } from './RulesReleases.tsx'

/**
 * The duty rules: what needs a look, the release in force and the next one, what carriers billed, and each
 * place.
 */
export function DutyDesk({ onAddInvoice }: { onAddInvoice: () => void }) {
  const me = useMe()
  const overview = useCall('GET /staff/duty_rules')
  return (
    <Stack>
      <Loaded of={overview}>
        {({ alarms, places }) => (
          <>
            {alarms.length > 0 && (
              <Stack tight>
                {alarms.map((alarm, index) => (
                  <DutyAlarmNote key={index} alarm={alarm} />
                ))}
              </Stack>
            )}
            <RulesReleases />
            {whyNotRole(me, ['finance']) === null && <DutyInvoices onAdd={onAddInvoice} />}
            <DutyPlaces places={places} />
            <DutyTables />
          </>
        )}
      </Loaded>
    </Stack>
  )
}
