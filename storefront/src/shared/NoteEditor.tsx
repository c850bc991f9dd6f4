import { named } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { passUnlessReported } from '@longhaul/ui/field/reported.ts'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'

/** The words around a note: its field, and its buttons. */
type NoteWords = Readonly<Record<'field' | 'add' | 'edit' | 'save' | 'saving' | 'cancel', string>>
type Note = {
  note: string
  words: NoteWords
  /** The most characters. */
  max: number
  onSave: (note: string) => Promise<void>
}

/**
 * Edits a shopper's note about goods in place. `of` names the goods. Escape cancels, and the focus returns to
 * where it was.
 */
export function NoteEditor({ of, ...note }: Note & { of: string }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return isOpen ? (
    <NoteForm {...note} onClose={() => setOpen(false)} />
  ) : (
    <ShownNote {...note} of={of} opener={opener} onEdit={() => setOpen(true)} />
  )
}

function ShownNote({
  note,
  words,
  of,
  opener,
  onEdit,
}: Pick<Note, 'note' | 'words'> & {
  of: string
  opener: RefObject<HTMLButtonElement | null>
  onEdit: () => void
}) {
  const label = note ? words.edit : words.add
  return (
    <div className="flex items-start gap-2 text-sm text-ink-2">
      {note && (
        <>
          <MessageSquareText className="mt-2.5 size-4" />
          <p className="min-w-0 py-2 break-words whitespace-pre-line">{note}</p>
        </>
      )}
      <Button
        ref={opener}
        size="small"
        guardMs={0}
        className={`shrink-0 border-transparent bg-transparent text-primary ${note ? '' : '-ms-3.5'}`}
        aria-label={named(label, of)}
        onClick={onEdit}
      >
        {label}
      </Button>
    </div>
  )
}

function NoteForm({ note, words, max, onSave, onClose }: Note & { onClose: () => void }) {
  const id = useId()
  const [draft, setDraft] = useState(note)
  const [saving, setSaving] = useState(false)
  useEffect(() => document.getElementById(id)?.focus(), [id])

  async function save(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    try {
      await onSave(draft.trim())
      onClose()
    } catch (error) {
      passUnlessReported(error)
    } finally {
      setSaving(false)
    }
  }
  return (
    <form className="grid grid-cols-1 gap-2" onSubmit={save}>
      <TextArea
        id={id}
        label={words.field}
        unmarked
        max={max}
        rows={2}
        value={draft}
        onChange={setDraft}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      />
      <div className="flex gap-2">
        <Button submit size="small" type="primary" busy={saving && words.saving}>
          {words.save}
        </Button>
        <Button size="small" guardMs={0} data-leave="" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
