import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { FOUND_LOOK_MAX, FOUND_PIECES_MAX } from '@longhaul/domain/warehouse/found-things.ts'
import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { countText as words } from '@longhaul/text/console/count/count.ts'
import { picturesText } from '@longhaul/text/console/receive/pictures.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { PictureTray } from '../shared/PictureTray.tsx'
import type { StoredFile } from '../upload.ts'

export type Told = { look: string; pieces: number; fileId: string | null }

/**
 * Says what a thing without a label is like, under the number of the label that was stuck on it. A number
 * that is in use already says where.
 */
export function TellFoundDialog({
  number,
  onTell,
  onClose,
}: {
  number: string
  onTell: (told: Told) => void
  onClose: () => void
}) {
  const [look, setLook] = useState('')
  const [pieces, setPieces] = useState('1')
  const [picture, setPicture] = useState<StoredFile | null>(null)
  const [mistakes, setMistakes] = useState<{ look: string | null; pieces: string | null }>(NONE)
  const known = useCall('GET /staff/found_things', { query: { number } }).data?.items[0]
  if (known)
    return (
      <Dialog open type="notice" title={words.found.used(number)} onClose={onClose}>
        <p>
          {words.found.usedText(
            known.look,
            shelfWithWarehouse(known.warehouse_id, known.shelf),
            known.told_by,
          )}
        </p>
        {known.goods && <p>{words.found.usedIs(known.goods.goods_number)}</p>}
        {known.unclaimed_id && <p>{words.found.usedUnclaimed}</p>}
      </Dialog>
    )

  function confirm(): boolean {
    const count = Number(pieces)
    const isCount = Number.isInteger(count) && count >= 1 && count <= FOUND_PIECES_MAX
    const found = {
      look: look.trim() === '' ? words.found.lookNeeded : null,
      pieces: isCount ? null : words.found.piecesWrong(FOUND_PIECES_MAX),
    }
    setMistakes(found)
    if (found.look !== null || found.pieces !== null) return false
    onTell({ look: look.trim(), pieces: count, fileId: picture?.id ?? null })
    return true
  }
  return (
    <Dialog
      open
      title={words.found.tellTitle(number)}
      confirmText={words.found.tell}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack>
        <Note tone="info">{words.found.stickOn}</Note>
        <TextField
          label={words.found.look}
          hint={words.found.lookHint}
          error={mistakes.look}
          autoComplete="off"
          maxLength={FOUND_LOOK_MAX}
          value={look}
          onChange={setLook}
        />
        <TextField
          label={words.found.pieces}
          error={mistakes.pieces}
          width="short"
          inputMode="numeric"
          autoComplete="off"
          value={pieces}
          onChange={setPieces}
        />
        <PictureTray
          title={words.found.picture}
          kind="inspection"
          pictures={picture ? [{ src: picture.url, caption: picturesText.picture(1) }] : []}
          left={picture ? 0 : 1}
          onStored={setPicture}
        />
      </Stack>
    </Dialog>
  )
}

const NONE = { look: null, pieces: null }
