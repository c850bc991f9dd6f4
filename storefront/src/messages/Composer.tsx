import { MESSAGE_MAX } from '@longhaul/domain/conversations/limits.ts'
import { conversationsText } from '@longhaul/text/storefront/messages/conversations.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { useDraft } from '@longhaul/ui/field/use-draft.ts'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, useState } from 'react'
import { AddPictures, PictureList } from './PictureList.tsx'
import type { StoredPicture } from './use-outbox.ts'
import { usePictures } from './use-pictures.ts'

/** The character count is shown from this length on. */
const COUNT_FROM = MESSAGE_MAX - 500

/**
 * The input for the next message. Enter sends, Shift+Enter starts a new line; on a touch screen, which has no
 * Shift+Enter, Enter starts a new line. Enter that picks a Chinese word in an input method does not send.
 */
export function Composer({
  draft,
  onSend,
}: {
  /** The key under which typed text survives a reload. */
  draft: string
  onSend: (body: string, pictures: readonly StoredPicture[]) => void
}) {
  const [body, setBody] = useState('')
  const chosen = usePictures()
  useDraft(draft, body ? { body } : null, (kept) => {
    if ('body' in kept && typeof kept.body === 'string') setBody(kept.body)
  })
  const why = chosen.uploading
    ? conversationsText.stillUploading
    : body.trim() === '' && chosen.stored.length === 0 && conversationsText.nothingToSend

  function send() {
    if (why) return
    onSend(body.trim(), chosen.stored)
    setBody('')
    chosen.clear()
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        label={conversationsText.message}
        labelHidden
        unmarked
        rows={2}
        placeholder={conversationsText.placeholder}
        value={body}
        onChange={setBody}
        max={body.length >= COUNT_FROM ? MESSAGE_MAX : undefined}
        onKeyDown={press}
        onPaste={({ clipboardData }) => {
          if (clipboardData.files.length > 0) chosen.add(clipboardData.files)
        }}
      />
      <PictureList pictures={chosen.pictures} onRemove={chosen.remove} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <AddPictures full={chosen.full} onFiles={chosen.add} />
        <span className="flex items-center gap-4">
          <span className="hidden text-sm text-ink-2 pointer-fine:lg:inline">
            {conversationsText.keysHint}
          </span>
          <Button submit type="primary" icon={<SendHorizontal />} disabledReason={why}>
            {conversationsText.send}
          </Button>
        </span>
      </div>
    </form>
  )
}

const isTouch = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false
