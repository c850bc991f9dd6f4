import { showError } from '@longhaul/browser/calls/errors.ts'
import { csvFileText } from '@longhaul/text/console/lists/csv-file.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useState } from 'react'

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

/**
 * Has the browser save a CSV file. The byte order mark tells spreadsheets that it is UTF-8; the import skips
 * it.
 */
function saveCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
