import { ATTACHMENTS_MAX } from '@longhaul/domain/conversations/limits.ts'
import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { PictureTray } from '../shared/PictureTray.tsx'
import type { Answer } from './use-answer.ts'

/** The pictures attached to an answer, once the tray is open. */
export function AnswerPictures({ answer: { pictures, setPictures } }: { answer: Answer }) {
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
