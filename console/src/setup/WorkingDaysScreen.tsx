import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { setupText } from '@longhaul/text/console/setup/setup.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { WorkingDaysForm } from './WorkingDaysForm.tsx'
import type { KnownDays } from './working-days-values.ts'

const words = setupText.days

/** The hours and days on which orders are reviewed. */
export default function WorkingDaysScreen() {
  const days = useCall('GET /staff/working_days', undefined, { staleMs: 0 })
  return (
    <Page title={words.title} lead={words.lead}>
      <Loaded of={days} skeleton={<Skeleton kind="card" count={2} />}>
        {(known) => <Days key={known.changed_at ?? ''} known={known} />}
      </Loaded>
    </Page>
  )
}

/** The form, filled with what is in force or with the calendar that was chosen. */
function Days({ known }: { known: KnownDays }) {
  const [calendar, setCalendar] = useState<keyof KnownDays['calendars'] | null>(null)
  return (
    <div className="max-w-[46rem]">
      <Stack>
        {known.changed_at === null && <Note tone="warn">{words.never}</Note>}
        <Card title={words.begin}>
          <Line>
            {(['CN', 'none'] as const).map((id) => (
              <Button key={id} guardMs={0} onClick={() => setCalendar(id)}>
                {words.calendars[id]}
              </Button>
            ))}
          </Line>
        </Card>
        <WorkingDaysForm
          key={calendar}
          known={known}
          start={calendar === null ? known : known.calendars[calendar]}
        />
      </Stack>
    </div>
  )
}
