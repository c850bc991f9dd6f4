import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { csvFileText } from '@longhaul/text/console/lists/csv-file.ts'
import { dutiesText } from '@longhaul/text/console/shipping/duties.ts'
import { number } from '@longhaul/text/format.ts'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { CsvFileForm } from '../shared/csv/CsvFileForm.tsx'
import { DutiesPreview } from './DutiesPreview.tsx'
import { useCsvFile } from '../shared/csv/use-csv-file.ts'
import { filledOr } from '../shared/filled-or.ts'

const words = dutiesText.importing

type Preview = Reply<'POST /staff/import_rules/preview'>
type Query = NonNullable<ArgsOf<'POST /staff/import_rules/bring'>['query']>

/**
 * Imports a file of rules: chosen, checked, previewed, and only then applied. A different file requires a new
 * preview.
 */
export function ImportDuties({ onDone }: { onDone: () => void }) {
  const csv = useCsvFile<Preview>()
  const { preview } = csv
  const form = useForm({
    start: { file: '', reason: '' },
    check: {
      file: () => (csv.file ? null : csvFileText.fileNeeded),
      reason: filledOr(dutiesText.needed),
    },
    send: () => csv.look('/staff/import_rules/preview'),
  })
  const put = async ({ compared }: Preview) => {
    const query: Query = { compared, reason: form.values.reason.trim() }
    const path = `/staff/import_rules/bring?${new URLSearchParams(query)}`
    const done = await csv.send<Reply<'POST /staff/import_rules/bring'>>(path)
    if (!done) return csv.forget()
    toast.success(words.done(number(done.added), number(done.removed)))
    return onDone()
  }
  return (
    <Stack>
      <CsvFileForm
        title={dutiesText.importFile}
        lead={words.lead}
        back={words.back}
        csv={csv}
        form={form}
        file={form.field('file')}
        onBack={onDone}
      >
        <TextField
          label={dutiesText.reason}
          hint={dutiesText.reasonHint}
          maxLength={500}
          {...form.field('reason')}
        />
      </CsvFileForm>
      {preview && <DutiesPreview preview={preview} onConfirm={() => put(preview)} />}
    </Stack>
  )
}
