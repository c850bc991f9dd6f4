import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe } from '../shared/use-me.ts'
import type { StaffConversation } from './use-talk.ts'
import { NoteArea } from '../shared/work/NoteArea.tsx'

const NOTE_MAX = 500

/** Hands the conversation to a colleague or back to the queue, with an optional note. */
export function HandOverDialog({
  conversation,
  onClose,
}: {
  conversation: StaffConversation
  onClose: () => void
}) {
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const me = useMe()
  const desk = useCall('GET /staff/conversation_desk')
  const handOver = useSend('POST /staff/conversations/{id}/hand_over', {
    onDone: () => toast.success(conversationsText.handedOver),
  })
  const colleagues = (desk.data?.items ?? []).filter(
    ({ id }) => id !== me?.id && id !== conversation.holder?.id,
  )
  return (
    <Dialog
      open
      title={conversationsText.handOverTitle}
      confirmText={conversationsText.handOver}
      busyText={consoleWords.saving}
      onConfirm={() =>
        handOver.mutateAsync({
          params: { id: conversation.id },
          body: { staff_id: to || null, note: note.trim() },
        })
      }
      onClose={onClose}
    >
      <Stack tight>
        <SelectField
          label={conversationsText.handOverTo}
          unmarked
          empty={conversationsText.backToQueue}
          value={to}
          onChange={setTo}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <NoteArea
          about="conversation"
          label={conversationsText.handOverNote}
          hint={sentences(conversationsText.handOverHint, workText.nameHint)}
          optional
          max={NOTE_MAX}
          value={note}
          onChange={setNote}
        />
      </Stack>
    </Dialog>
  )
}
