import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { setupText } from '@longhaul/text/console/setup/setup.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { WorkingDaysForm } from './WorkingDaysForm.tsx'

const words = setupText.days

/** The hours and days on which orders are reviewed. */
export default function WorkingDaysScreen() {
  const days = useCall('GET /staff/working_days', undefined, { staleMs: 0 })
  return (
    <Page title={words.title} lead={words.lead}>
      <Loaded of={days} skeleton={<Skeleton kind="card" count={2} />}>
        {(known) => (
          <div className="max-w-[46rem]">
            <Stack>
              {known.changed_at === null && <Note tone="warn">{words.never}</Note>}
              <WorkingDaysForm key={known.changed_at} known={known} />
            </Stack>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
