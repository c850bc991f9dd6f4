import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import ImagePlus from 'lucide-react/icons/image-plus'
import { Line } from '../shared/layout/Line.tsx'
import type { Answer } from './use-answer.ts'

/** Sends the answer, with or without closing the conversation, or saves the note; opens the picture tray. */
export function AnswerButtons({
  answer: { isInternal, whyNotSend: why, missing, isSending, pictures, setPictures, submit },
}: {
  answer: Answer
}) {
  return (
    <Line>
      <Button
        type="primary"
        guardMs={400}
        disabledReason={why}
        busy={isSending && consoleWords.saving}
        onClick={() => submit(false)}
      >
        {isInternal ? conversationsText.saveNote : conversationsText.send}
      </Button>
      {!isInternal && (
        <Button guardMs={400} disabledReason={why} onClick={() => submit(true)}>
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
      {missing ? (
        <span className="ms-auto text-sm text-bad" role="status">
          {missing}
        </span>
      ) : (
        <span className="muted ms-auto text-sm max-md:hidden">{conversationsText.keysHint}</span>
      )}
    </Line>
  )
}
