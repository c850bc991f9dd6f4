import { call } from '@longhaul/browser/calls/client.ts'
import { TAKEOVER_KINDS } from '@longhaul/domain/takeover/columns.ts'
import { takeoverText as words } from '@longhaul/text/console/setup/takeover.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { ExportCsv } from '../shared/csv/ExportCsv.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { ImportTakeover } from './ImportTakeover.tsx'
import { Takeovers } from './Takeovers.tsx'

/** Imports the data of a shop that used spreadsheets before: a template for each kind of file, its check, and the files imported so far. */
export default function TakeoverScreen() {
  const [asked, choose] = useSearchParam('kind', { replace: true })
  const kind = TAKEOVER_KINDS.find((known) => known === asked) ?? 'shoppers'
  return (
    <Page title={words.title} lead={words.lead}>
      <Stack>
        <Tabs
          label={words.kind}
          tabs={TAKEOVER_KINDS.map((id) => ({ id, label: words.kinds[id] }))}
          current={kind}
          onChange={choose}
        >
          <Stack>
            <Line>
              <ExportCsv
                label={words.template}
                ask={() => call('GET /staff/takeover_templates/{kind}', { params: { kind } })}
              />
            </Line>
            <ImportTakeover key={kind} kind={kind} />
          </Stack>
        </Tabs>
        <Takeovers />
      </Stack>
    </Page>
  )
}
