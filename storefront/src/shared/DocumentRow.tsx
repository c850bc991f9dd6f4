import { saveDocument } from '@longhaul/browser/calls/documents.ts'
import { parcelDocumentsText as text } from '@longhaul/text/storefront/parcels/parcel-documents.ts'
import { useState } from 'react'

/** One of the shopper's documents in a list of papers: clicking it downloads the file. */
export function DocumentRow({ path, fileName, name }: { path: string; fileName: string; name: string }) {
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    await saveDocument(path, fileName)
    setBusy(false)
  }
  return (
    <li className="border-b border-line">
      <button
        type="button"
        className="flex min-h-12 w-full items-center justify-between gap-4 text-start hover:text-primary hover:underline"
        aria-label={text.save(name)}
        aria-busy={busy}
        disabled={busy}
        onClick={() => void save()}
      >
        <span>{busy ? text.busy : name}</span>
        <span className="text-sm text-ink-2">PDF</span>
      </button>
    </li>
  )
}
