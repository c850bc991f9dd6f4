import { API } from '@longhaul/browser/calls/client.ts'
import { showError } from '@longhaul/browser/calls/errors.ts'
import { createDocumentFetch } from '@longhaul/contract/client.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { saveFile } from '@longhaul/ui/document/save-file.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { token } from '../session.ts'

const fetchDocument = createDocumentFetch({ base: API, token, lang: () => pageLang })

/** Fetches a document of the shopper's own and has the browser keep it: a receipt, a statement. */
export function SaveButton({
  path,
  fileName,
  label,
  busyText,
  size = 'normal',
}: {
  path: string
  fileName: string
  label: string
  busyText: string
  size?: 'small' | 'normal'
}) {
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      saveFile(await fetchDocument(path), fileName)
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  return (
    <Button
      type="blackLine"
      size={size}
      icon={<Download />}
      busy={busy && busyText}
      onClick={() => void save()}
    >
      {label}
    </Button>
  )
}
