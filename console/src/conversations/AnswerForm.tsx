import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { whyNotAnswer } from '@longhaul/domain/conversations/assignment.ts'
import { ATTACHMENTS_MAX, MESSAGE_MAX } from '@longhaul/domain/conversations/limits.ts'
import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { useDraft } from '@longhaul/ui/field/use-draft.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type KeyboardEvent, useRef, useState } from 'react'
import { PictureTray } from '../shared/PictureTray.tsx'
import { useShortcuts } from '../shared/shortcuts.ts'
import { useMe } from '../shared/use-me.ts'
import type { StoredFile } from '../upload.ts'
import { CannedMenu } from './CannedMenu.tsx'
import { CONVERSATIONS } from './conversation.ts'
import type { StaffConversation } from './use-talk.ts'

/** From here on the count is worth its room. */
const COUNT_FROM = MESSAGE_MAX - 500

/** An answer to the shopper or a note for colleagues. What a colleague has in hand can be noted on, not answered. */
export function AnswerForm({ conversation }: { conversation: StaffConversation }) {
  const { id, shopper, about, holder } = conversation
  const me = useMe()
  const box = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<'answer' | 'note'>('answer')
  const [body, setBody] = useState('')
  const [pictures, setPictures] = useState<readonly StoredFile[] | null>(null)
  useDraft(`answer-${id}`, body ? { body } : null, (kept) => {
    if ('body' in kept && typeof kept.body === 'string') setBody(kept.body)
  })
  const send = useSend('POST /staff/conversations/{id}/messages', {
    quiet: true,
    refresh: CONVERSATIONS,
    onDone: () => {
      setBody('')
      setPictures(null)
    },
  })
  const taken = me ? whyNotAnswer(holder && { staffId: holder.id }, me.id) !== null : false
  const internal = taken || wanted === 'note'
  const nothing = body.trim() === '' && !pictures?.length
  const focus = () => box.current?.querySelector('textarea')?.focus()
  useShortcuts([{ keys: 'r', does: conversationsText.keys.answer, act: focus }])

  function submit(close: boolean) {
    if (nothing || send.isPending) return
    const file_ids = (pictures ?? []).map((picture) => picture.id)
    send.mutate({ params: { id }, body: { body: body.trim(), file_ids, internal, close } })
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit(false)
  }

  return (
    <footer className="answer" data-note={internal ? '' : undefined}>
      {taken && holder ? (
        <Note tone="warn" title={conversationsText.takenBy(holder.name)}>
          {conversationsText.takenText(dateTime(holder.since))}
        </Note>
      ) : (
        <div className="answer-kind">
          <RadioGroup
            label={conversationsText.kind}
            labelHidden
            unmarked
            look="row"
            value={wanted}
            onChange={(kind) => setWanted(kind === 'note' ? 'note' : 'answer')}
            choices={[
              { value: 'answer', label: conversationsText.answerTo(shopper.name) },
              { value: 'note', label: conversationsText.note },
            ]}
          />
          {!internal && (
            <CannedMenu
              lang={shopper.lang}
              facts={{ name: shopper.name, number: about?.number ?? '' }}
              onPick={(text) => {
                setBody(body.trim() ? `${body.trimEnd()}\n\n${text}` : text)
                focus()
              }}
            />
          )}
        </div>
      )}
      <div ref={box}>
        <TextArea
          label={internal ? conversationsText.note : conversationsText.answer}
          labelHidden
          unmarked
          rows={3}
          placeholder={
            internal
              ? conversationsText.noteHint
              : consoleWords.reads(shopper.name, consoleWords.speaks[shopper.lang])
          }
          value={body}
          onChange={setBody}
          max={body.length >= COUNT_FROM ? MESSAGE_MAX : undefined}
          onKeyDown={press}
        />
      </div>
      {pictures && (
        <PictureTray
          title={conversationsText.picturesTitle}
          kind="attachment"
          pictures={pictures.map(({ url }, index) => ({
            src: url,
            caption: `${conversationsText.picture} ${index + 1}`,
          }))}
          left={ATTACHMENTS_MAX - pictures.length}
          onStored={(file) => setPictures((all) => [...(all ?? []), file])}
        />
      )}
      <Failure of={send.error} />
      <div className="line">
        <Button
          type="primary"
          guardMs={400}
          disabledReason={nothing && conversationsText.nothing}
          busy={send.isPending && consoleWords.saving}
          onClick={() => submit(false)}
        >
          {internal ? conversationsText.saveNote : conversationsText.send}
        </Button>
        {!internal && (
          <Button
            guardMs={400}
            disabledReason={nothing && conversationsText.nothing}
            onClick={() => submit(true)}
          >
            {conversationsText.sendAndClose}
          </Button>
        )}
        <Button
          guardMs={0}
          icon={<ImagePlus />}
          aria-expanded={pictures !== null}
          onClick={() => setPictures(pictures ? null : [])}
        >
          {conversationsText.pictures}
        </Button>
        <span className="push muted text-sm">{conversationsText.keysHint}</span>
      </div>
    </footer>
  )
}
