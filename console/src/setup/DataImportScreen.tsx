import { call } from '@longhaul/browser/calls/client.ts'
import { DATA_IMPORT_KINDS } from '@longhaul/domain/data-import/columns.ts'
import { dataImportText as words } from '@longhaul/text/console/setup/data-import.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { ExportCsv } from '../shared/csv/ExportCsv.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { UploadDataImport } from './UploadDataImport.tsx'
import { DataImports } from './DataImports.tsx'

/**
 * Imports the data of a shop that used spreadsheets before: a template for each kind of file, its check, and
 * the files imported so far.
 */
export default function DataImportScreen() {
  const [asked, choose] = useSearchParam('kind', { replace: true })
  const kind = DATA_IMPORT_KINDS.find((known) => known === asked) ?? 'shoppers'
  return (
    <Page title={words.title} lead={words.lead}>
      <Stack>
        <Tabs
          label={words.kind}
          tabs={DATA_IMPORT_KINDS.map((id) => ({ id, label: words.kinds[id] }))}
          current={kind}
          onChange={choose}
        >
          <Stack>
            <Line>
              <ExportCsv
                label={words.template}
                ask={() => call('GET /staff/data_import_templates/{kind}', { params: { kind } })}
              />
            </Line>
            <UploadDataImport key={kind} kind={kind} />
          </Stack>
        </Tabs>
        <DataImports />
      </Stack>
    </Page>
  )
}
