import { MESSAGE_MAX, ATTACHMENTS_MAX } from '@longhaul/domain/conversations/limits.ts'
import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { type KeyboardEvent, useRef } from 'react'
import { useShortcuts } from '../shared/shortcuts.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import { AnswerKind } from './AnswerKind.tsx'
import { useAnswer, type Answer } from './use-answer.ts'
import type { StaffConversation } from './use-talk.ts'
import { NoteArea } from '../shared/work/NoteArea.tsx'
import { PictureTray } from '../shared/PictureTray.tsx'

/** The counter is shown from this length. */
const COUNT_FROM = MESSAGE_MAX - 500

/** An answer to the shopper or a note for colleagues. */
export function AnswerForm({ conversation }: { conversation: StaffConversation }) {
  const { shopper } = conversation
  const answer = useAnswer(conversation)
  const { body, isInternal } = answer
  const box = useRef<HTMLDivElement>(null)
  const focus = () => box.current?.querySelector('textarea')?.focus()
  useShortcuts([{ keys: 'r', does: conversationsText.keys.answer, act: focus }])

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    answer.submit(false)
  }
  function insert(text: string) {
    answer.setBody(body.trim() ? `${body.trimEnd()}\n\n${text}` : text)
    // The picker gives the focus back to its button as it closes; the answer is where the next key belongs.
    requestAnimationFrame(() => {
      focus()
      const field = box.current?.querySelector('textarea')
      field?.setSelectionRange(field.value.length, field.value.length)
    })
  }

  const answerHint = consoleWords.reads(shopper.name, consoleWords.speaks[shopper.lang])
  return (
    <footer
      className="grid max-h-[60dvh] grid-rows-[auto_minmax(0,1fr)] gap-3 border-t border-line bg-surface px-6 pt-3 pb-4 data-note:bg-kraft-tint"
      data-note={isInternal ? '' : undefined}
    >
      <AnswerKind conversation={conversation} answer={answer} onCanned={insert} />
      {/* The menu in the line above overlaps the conversation, so only the part below scrolls. */}
      <div className="-m-1 grid gap-3 overflow-y-auto p-1">
        <div ref={box}>
          <NoteArea
            about="conversation"
            naming={isInternal}
            label={isInternal ? conversationsText.note : conversationsText.answer}
            labelHidden
            unmarked
            rows={3}
            placeholder={isInternal ? sentences(conversationsText.noteHint, workText.nameHint) : answerHint}
            value={body}
            onChange={answer.setBody}
            max={body.length >= COUNT_FROM ? MESSAGE_MAX : undefined}
            onKeyDown={press}
          />
        </div>
        <AnswerPictures answer={answer} />
        <Failure of={answer.error} />
        <AnswerButtons answer={answer} />
      </div>
    </footer>
  )
}

/** The pictures attached to an answer, once the tray is open. */
function AnswerPictures({ answer: { pictures, setPictures } }: { answer: Answer }) {
  if (!pictures) return null
  return (
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
  )
}
