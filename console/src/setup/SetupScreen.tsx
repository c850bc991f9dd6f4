import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { setupText } from '@longhaul/text/console/setup/setup.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { dataImportText } from '@longhaul/text/console/setup/data-import.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { to } from '../links.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { OpeningCard } from './OpeningCard.tsx'
import { Step } from './Step.tsx'

/** Opens a new shop: what is missing, where to do it, and the button that opens the shop to the public. */
export default function SetupScreen() {
  const setup = useCall('GET /staff/setup', undefined, { staleMs: 0 })
  return (
    <Page
      title={shellText.sections.setup}
      lead={setupText.lead}
      actions={<Link to={to.spreadsheets()}>{dataImportText.title}</Link>}
    >
      <Loaded of={setup} skeleton={<Skeleton kind="rows" count={11} />}>
        {(known) => (
          <Stack>
            <OpeningCard setup={known} />
            <Card flush>
              <ol className="divide-y">
                {known.steps.map((step) => (
                  <Step key={step.id} step={step} setup={known} />
                ))}
              </ol>
            </Card>
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}
