import type { Reply } from '@longhaul/contract/routes.ts'
import type { DataImportKind } from '@longhaul/domain/data-import/columns.ts'
import { csvFileText } from '@longhaul/text/console/lists/csv-file.ts'
import { dataImportText as words } from '@longhaul/text/console/setup/data-import.ts'
import { money, number } from '@longhaul/text/format.ts'
import { dataImportColumns } from '@longhaul/text/data-import/columns.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { CsvIssues } from '../shared/csv/CsvIssues.tsx'
import { CsvFileForm } from '../shared/csv/CsvFileForm.tsx'
import { useCsvFile } from '../shared/csv/use-csv-file.ts'
import { Facts } from '../shared/Facts.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'

type Preview = Reply<'POST /staff/data_imports/preview'>

/** Imports a file of one kind: chosen, checked as a whole, and only then imported. */
export function UploadDataImport({ kind }: { kind: DataImportKind }) {
  const csv = useCsvFile<Preview>()
  const { preview } = csv
  const form = useForm({
    start: { file: '' },
    check: { file: () => (csv.file ? null : csvFileText.fileNeeded) },
    send: () => csv.look(`/staff/data_imports/preview?${new URLSearchParams({ kind })}`),
  })
  const importRows = async ({ content_hash, row_count, total_fen }: Preview) => {
    await ask({
      title: words.ask,
      text: words.askText(number(row_count), money(total_fen)),
      confirmText: words.importAll,
      onConfirm: async () => {
        const path = `/staff/data_imports?${new URLSearchParams({ kind, content_hash })}`
        const imported = await csv.send<Reply<'POST /staff/data_imports'>>(path)
        if (imported) toast.success(imported.stage === 'waiting' ? words.waits : words.begun)
        csv.forget()
        return true
      },
    })
  }
  return (
    <Stack>
      <CsvFileForm
        title={words.file}
        lead={words.about[kind]}
        hint={words.fileHint}
        csv={csv}
        form={form}
        file={form.field('file')}
      />
      {preview && preview.fault_count > 0 && (
        <CsvIssues preview={preview} problems={words.problems} columns={dataImportColumns.columns} />
      )}
      {preview?.fault_count === 0 && (
        <Ready kind={kind} preview={preview} onImport={() => void importRows(preview)} />
      )}
    </Stack>
  )
}

/** A file without faults: its total if it moves money, and the button that imports it. */
function Ready({
  kind,
  preview,
  onImport,
}: {
  kind: DataImportKind
  preview: Preview
  onImport: () => void
}) {
  const facts = [
    ...(kind === 'shelf' ? [] : [{ name: words.total, value: money(preview.total_fen) }]),
    ...(kind === 'shoppers' ? [{ name: words.known, value: number(preview.known_count) }] : []),
  ]
  return (
    <Card title={words.ready(number(preview.row_count))}>
      <Stack>
        {facts.length > 0 && <Facts facts={facts} />}
        {preview.is_gb18030 && <Note>{words.encoding}</Note>}
        {preview.two_people && <Note tone="warn">{words.needsTwo}</Note>}
        <Line>
          <Button type="primary" onClick={onImport}>
            {words.importAll}
          </Button>
        </Line>
      </Stack>
    </Card>
  )
}
