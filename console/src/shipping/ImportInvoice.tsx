import type { Reply } from '@longhaul/contract/routes.ts'
import { csvFileText } from '@longhaul/text/console/lists/csv-file.ts'
import { invoicesText as words } from '@longhaul/text/console/shipping/invoices.ts'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { CsvIssues } from '../shared/csv/CsvIssues.tsx'
import { CsvFileForm } from '../shared/csv/CsvFileForm.tsx'
import { useCsvFile } from '../shared/csv/use-csv-file.ts'
import { filledOr } from '../shared/filled-or.ts'

const needed = filledOr(words.needed)

/**
 * Imports a carrier's invoice, completely or not at all: faults are reported row by row, and nothing of a
 * faulty invoice is stored.
 */
export function ImportInvoice({ onDone }: { onDone: () => void }) {
  const csv = useCsvFile<Reply<'POST /staff/carrier_invoices'>>()
  const form = useForm({
    start: { file: '', carrier: '', number: '' },
    check: {
      file: () => (csv.file ? null : csvFileText.fileNeeded),
      carrier: needed,
      number: needed,
    },
    send: ({ carrier, number }) => {
      const query = new URLSearchParams({ carrier: carrier.trim(), number: number.trim() })
      return csv.look(`/staff/carrier_invoices?${query}`, ({ id }) => {
        if (id === null) return
        toast.success(words.done)
        onDone()
      })
    },
  })
  return (
    <Stack>
      <CsvFileForm
        title={words.importInvoice}
        lead={words.lead}
        back={words.back}
        csv={csv}
        form={form}
        file={form.field('file')}
        onBack={onDone}
      >
        <TextField label={words.carrier} maxLength={60} {...form.field('carrier')} />
        <TextField label={words.number} maxLength={60} {...form.field('number')} />
      </CsvFileForm>
      {csv.preview && csv.preview.fault_count > 0 && (
        <CsvIssues preview={csv.preview} problems={words.problems} />
      )}
    </Stack>
  )
}
