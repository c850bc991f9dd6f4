import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import BookText from 'lucide-react/icons/book-text'
import { useState } from 'react'
import { useShortcuts } from '../shared/shortcuts.ts'
import { CannedPicker } from './CannedPicker.tsx'
import type { Answer } from './use-answer.ts'
import type { StaffConversation } from './use-talk.ts'

/**
 * The choice of answer or note, and the canned answers; if a colleague has the conversation, who and since
 * when.
 */
export function AnswerKind({
  conversation: { shopper, about, holder },
  answer,
  onCanned,
}: {
  conversation: StaffConversation
  answer: Answer
  onCanned: (text: string) => void
}) {
  const [picking, setPicking] = useState(false)
  useShortcuts([
    { keys: 'q', does: conversationsText.keys.canned, act: () => setPicking(!answer.isInternal) },
  ])
  if (answer.isTaken && holder)
    return (
      <Note tone="warn" title={conversationsText.takenBy(holder.name)}>
        {conversationsText.takenText(dateTime(holder.since))}
      </Note>
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <RadioGroup
        label={conversationsText.kind}
        labelHidden
        unmarked
        look="row"
        value={answer.wanted}
        onChange={(kind) => answer.setWanted(kind === 'note' ? 'note' : 'answer')}
        choices={[
          { value: 'answer', label: conversationsText.answerTo(shopper.name) },
          { value: 'note', label: conversationsText.note },
        ]}
      />
      {!answer.isInternal && (
        <Button size="small" icon={<BookText />} guardMs={0} onClick={() => setPicking(true)}>
          {conversationsText.keys.canned}
        </Button>
      )}
      {picking && (
        <CannedPicker
          lang={shopper.lang}
          facts={{ name: shopper.name, number: about?.number ?? '' }}
          onPick={onCanned}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}
