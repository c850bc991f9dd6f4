import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { CannedMenu } from './CannedMenu.tsx'
import type { Answer } from './use-answer.ts'
import type { StaffConversation } from './use-talk.ts'

/** The choice of answer or note, and the canned answers; if a colleague has the conversation, who and since when. */
export function AnswerKind({
  conversation: { shopper, about, holder },
  answer,
  onCanned,
}: {
  conversation: StaffConversation
  answer: Answer
  onCanned: (text: string) => void
}) {
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
        <CannedMenu
          lang={shopper.lang}
          facts={{ name: shopper.name, number: about?.number ?? '' }}
          onPick={onCanned}
        />
      )}
    </div>
  )
}
