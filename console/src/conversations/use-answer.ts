import { whyNotAnswer } from '@longhaul/domain/conversations/assignment.ts'
import { openPlace } from '@longhaul/domain/conversations/canned.ts'
import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { useDraft } from '@longhaul/ui/field/use-draft.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useState } from 'react'
import { useMe } from '../shared/use-me.ts'
import type { StoredFile } from '../upload.ts'
import type { StaffConversation } from './use-talk.ts'

/** An answer or note being written, kept as a draft. A colleague's conversation takes notes only. */
export function useAnswer({ id, holder }: StaffConversation) {
  const me = useMe()
  const [wanted, setWanted] = useState<'answer' | 'note'>('answer')
  const [body, setBody] = useState('')
  const [pictures, setPictures] = useState<readonly StoredFile[] | null>(null)
  useDraft(`answer-${id}`, body ? { body } : null, (kept) => {
    if ('body' in kept && typeof kept.body === 'string') setBody(kept.body)
  })
  const send = useSend('POST /staff/conversations/{id}/messages', {
    quiet: true,
    onDone: () => {
      setBody('')
      setPictures(null)
    },
  })
  const isTaken = me ? whyNotAnswer(holder && { staffId: holder.id }, me.id) !== null : false
  const isInternal = isTaken || wanted === 'note'
  const place = isInternal ? null : openPlace(body)
  const missing = place && conversationsText.openPlace(place)
  const whyNotSend = body.trim() === '' && !pictures?.length ? conversationsText.nothing : missing
  return {
    wanted,
    setWanted,
    body,
    setBody,
    /** Null while the picture tray is closed. */
    pictures,
    setPictures,
    isTaken,
    isInternal,
    /** The placeholders of a canned answer that are still to be filled in, as text. */
    missing,
    /** Nothing is written yet, or something is missing. */
    whyNotSend,
    isSending: send.isPending,
    error: send.error,
    submit(close: boolean) {
      if (whyNotSend || send.isPending) return
      const file_ids = (pictures ?? []).map((picture) => picture.id)
      send.mutate({ params: { id }, body: { body: body.trim(), file_ids, internal: isInternal, close } })
    },
  }
}

export type Answer = ReturnType<typeof useAnswer>
