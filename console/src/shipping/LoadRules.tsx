import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { dutyDeskText as words } from '@longhaul/text/console/shipping/duty-desk.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { Field } from '@longhaul/ui/field/Field.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { FILE_INPUT } from '../shared/csv/file-input.ts'
import { useCsvFile } from '../shared/csv/use-csv-file.ts'
import { Stack } from '../shared/layout/Stack.tsx'

/** Loads the file of a release. What is wrong with it stays in the dialog, with each fault that it names. */
export function LoadRules({ onClose }: { onClose: () => void }) {
  const file = useCsvFile<never>()
  const [error, setError] = useState<string | null>(null)
  const [olderToo, setOlderToo] = useState(false)
  const isOlder = file.failure?.error === 'out_of_date'
  async function load(): Promise<boolean> {
    if (!file.file) {
      setError(words.fileNeeded)
      return false
    }
    const done = await file.send(`/staff/rules_releases${olderToo ? '?older_too=true' : ''}`)
    if (done === undefined) return false
    toast.success(words.loaded)
    return true
  }
  return (
    <Dialog
      open
      title={words.loadTitle}
      confirmText={words.load}
      busyText={words.loading}
      onConfirm={load}
      onClose={onClose}
    >
      <Stack tight>
        <p className="muted">{words.loadText}</p>
        <Field label={words.file} error={error}>
          {(control) => (
            <input
              {...control}
              type="file"
              className={FILE_INPUT}
              accept=".json,application/json"
              onChange={(event) => {
                file.choose(event.target.files?.[0] ?? null)
                setError(null)
              }}
            />
          )}
        </Field>
        <Failure of={file.failure} />
        {faultsIn(file.failure?.data).map((fault) => (
          <p key={fault} className="code text-sm wrap-anywhere">
            {fault}
          </p>
        ))}
        {(isOlder || olderToo) && (
          <CheckboxField label={words.olderToo} value={olderToo} onChange={setOlderToo} />
        )}
      </Stack>
    </Dialog>
  )
}

const faultsIn = (data: Readonly<Record<string, unknown>> | undefined): string[] => {
  const faults = data?.['faults']
  return Array.isArray(faults) ? faults.map(String) : []
}
