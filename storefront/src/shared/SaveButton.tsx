import { saveDocument } from '@longhaul/browser/calls/documents.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'

/** Downloads one of the shopper's documents, such as a receipt or a statement. */
export function SaveButton({
  path,
  fileName,
  label,
  busyText,
}: {
  path: string
  fileName: string
  label: string
  busyText: string
}) {
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    await saveDocument(path, fileName)
    setBusy(false)
  }
  return (
    <Button type="blackLine" icon={<Download />} busy={busy && busyText} onClick={() => void save()}>
      {label}
    </Button>
  )
}
