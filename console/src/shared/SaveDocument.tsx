import { saveDocument } from '@longhaul/browser/calls/documents.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'

/** A button that downloads a file; busy until the download is complete. */
export function SaveDocument({
  path,
  fileName,
  label,
  children,
}: {
  path: string
  fileName: string
  /** A more specific accessible name, where several such buttons are together. */
  label?: string
  children: string
}) {
  const [busy, setBusy] = useState(false)
  return (
    <Button
      size="small"
      icon={<Download />}
      guardMs={0}
      busy={busy && children}
      aria-label={label}
      onClick={() => {
        setBusy(true)
        void saveDocument(path, fileName).finally(() => setBusy(false))
      }}
    >
      {children}
    </Button>
  )
}
