import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useState } from 'react'

const words = listsText.bulk

/** The shelf that the selected items are moved to, typed or scanned. */
export function ShelfDialog({
  count,
  onSend,
  onClose,
}: {
  count: number
  onSend: (shelf: string) => Promise<unknown>
  onClose: () => void
}) {
  const [shelf, setShelf] = useState('')
  const [missing, setMissing] = useState(false)
  return (
    <Dialog
      open
      title={words.shelfTitle(count)}
      confirmText={words.shelf}
      busyText={words.working}
      onClose={onClose}
      onConfirm={async () => {
        if (shelf.trim() === '') {
          setMissing(true)
          return false
        }
        return await onSend(shelf.trim())
      }}
    >
      <TextField
        label={words.shelfField}
        maxLength={20}
        autoComplete="off"
        width="short"
        value={shelf}
        error={missing && shelf.trim() === '' ? consoleWords.required : null}
        onChange={setShelf}
      />
    </Dialog>
  )
}
