import { showError } from '@longhaul/browser/calls/errors.ts'
import { csvFileText } from '@longhaul/text/console/lists/csv-file.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useState } from 'react'
import { saveCsv } from './save-csv.ts'

/** Exports the existing entries in the format of the import. */
export function ExportCsv({
  label,
  ask,
}: {
  label: string
  ask: () => Promise<{ csv: string; file_name: string }>
}) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { csv, file_name } = await ask()
      saveCsv(file_name, csv)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button onClick={() => void save()} busy={busy && csvFileText.exporting}>
      {label}
    </Button>
  )
}
