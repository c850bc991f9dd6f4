import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { keyOf, useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { picturesText } from '@longhaul/text/console/receive/pictures.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MeasureFields } from '../shared/MeasureFields.tsx'
import { UploadTray } from '../shared/PictureTray.tsx'
import { useBenchKeys } from '../shared/station/bench-keys.ts'
import { useStationKeys } from '../shared/station/keys.ts'
import { ScaleReadOut } from '../shared/station/scale/ScaleReadOut.tsx'
import { useDoneCommand } from '../shared/station/use-done-command.ts'
import { type TypedMeasures, readGrams, readMeasures, typeMeasures } from '../shared/typed-measures.ts'
import { confirmUnusual } from '../shared/unusual-measures.ts'
import { useUploads } from '../shared/use-uploads.ts'
import { noteFinished } from './BoxLabel.tsx'
import { FinishBar } from './FinishBar.tsx'
import { scaleWords } from './scale.ts'
import { ScaleSum } from './ScaleSum.tsx'
import { dropPackingDraft, holdPackingDraft, usePackingDraft } from './use-packing-draft.ts'
import { missingToFinish, whyNotFinish } from './why-not-finish.ts'
import type { Parcel } from '../shared/parcel.ts'

const PICTURES_MAX = 10

/** The closed box: weight, size, a picture of its contents. Finishing settles the price difference, once. */
export function PackForm({ parcel, carton }: { parcel: Parcel; carton: string | null }) {
  const queries = useQueryClient()
  const [{ typed, pictures }, change] = usePackingDraft(parcel)
  const setTyped = (next: TypedMeasures) => change((draft) => ({ ...draft, typed: next }))
  const uploads = useUploads('packing', (picture) =>
    change((draft) => ({ ...draft, pictures: [...draft.pictures, picture] })),
  )
  const pack = useSend('POST /staff/parcels/{id}/pack', {
    quiet: true,
    // Nothing was finished: the draft counts again.
    onError: () => change((draft) => draft),
    onDone: (packed) => {
      dropPackingDraft(parcel.id)
      noteFinished(parcel.id)
      queries.setQueryData(keyOf('GET /staff/parcels/{id}', { params: { id: parcel.id } }), packed)
    },
  })
  const [queued, setQueued] = useState(false)
  const box = useBox(parcel, carton)
  const measures = readMeasures(typed)
  const unchecked = parcel.contents.filter((content) => !content.checked).length
  const done = { unchecked, measured: measures !== null, pictures: pictures.length + uploads.waiting }
  const why = whyNotFinish(done)
  const grams = readGrams(typed.weight)
  const doubt = grams === null ? null : scaleWords(parcel, box?.weight_grams ?? null, grams)

  async function finish() {
    if (why || pack.isPending || !measures) return
    // A photo that is still being stored belongs to the package: finishing waits for it.
    if (uploads.waiting > 0) return setQueued(true)
    setQueued(false)
    if (!(await confirmUnusual(measures))) return
    if (doubt && !(await confirmScale(doubt))) return
    holdPackingDraft(parcel.id)
    pack.mutate({
      params: { id: parcel.id },
      body: {
        ...measures,
        ...(doubt ? { weight_confirmed: true } : {}),
        photo_file_ids: pictures.map((picture) => picture.id),
        ...(box ? { carton: box.code } : {}),
      },
    })
  }

  const finishNow = useRef(finish)
  useEffect(() => {
    finishNow.current = finish
  })
  const isStored = queued && uploads.waiting === 0
  useEffect(() => {
    if (isStored) void finishNow.current()
  }, [isStored])

  useBenchKeys()
  // By scans alone: DONE first takes the sides of the stock carton, to be seen, and then finishes.
  const takesSides = box !== null && grams !== null && typed.length + typed.width + typed.height === ''
  useDoneCommand(takesSides ? null : why, () => {
    if (!takesSides) return void finish()
    setTyped({ ...typeMeasures({ weight_grams: null, size_mm: box.size_mm }), weight: typed.weight })
    toast.success(packingText.plan.sidesTaken(box.code))
  })
  useStationKeys({ F9: () => void finish() })

  return (
    <form
      className="flex flex-col"
      aria-label={packingText.box}
      data-bench=""
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void finish()
      }}
    >
      <div className="grid gap-3 px-5 py-4 max-desk:px-4">
        <ScaleReadOut />
        <MeasureFields narrow value={typed} onChange={setTyped} />
        {box && <TakeSides box={box} typed={typed} onTyped={setTyped} />}
        <ScaleSum parcel={parcel} cartonGrams={box?.weight_grams ?? null} typedGrams={grams} />
        {doubt && (
          <Note tone="warn" title={doubt.title}>
            {doubt.text}
          </Note>
        )}
        <BoxPictures pictures={pictures} uploads={uploads} />
        {queued && <Note tone="info">{packingText.waitsForPhoto}</Note>}
        <Failure of={pack.error} />
      </div>
      <FinishBar busy={pack.isPending} why={why} missing={missingToFinish(done)} />
    </form>
  )
}

/** The stock carton used: the chosen one, or the suggested one; null for a non-stock box. */
function useBox(parcel: Parcel, carton: string | null) {
  const plan = useCall(
    'GET /staff/parcels/{id}/packing_plan',
    { params: { id: parcel.id }, query: carton ? { carton } : {} },
    { keepPrevious: true },
  )
  return carton === '' ? null : (plan.data?.carton ?? null)
}

/**
 * Asks for confirmation before the shopper is charged for a weight that does not match the scanned contents.
 */
const confirmScale = (doubt: { title: string; text: string }): Promise<boolean> => {
  const { title, keep, change } = packingText.scale
  return ask({
    title,
    text: consoleWords.sentences(doubt.title, doubt.text),
    confirmText: keep,
    cancelText: change,
    risky: true,
  })
}

/** Fills in the sides of the planned carton with one click instead of three figures. */
function TakeSides({
  box,
  typed,
  onTyped,
}: {
  box: { code: string; size_mm: readonly number[] }
  typed: TypedMeasures
  onTyped: (typed: TypedMeasures) => void
}) {
  return (
    <p>
      <Button
        size="small"
        guardMs={0}
        onClick={() =>
          onTyped({ ...typeMeasures({ weight_grams: null, size_mm: box.size_mm }), weight: typed.weight })
        }
      >
        {packingText.plan.takeSides(box.code)}
      </Button>
    </p>
  )
}

function BoxPictures({
  pictures,
  uploads,
}: {
  pictures: readonly { url: string }[]
  uploads: ReturnType<typeof useUploads>
}) {
  return (
    <UploadTray
      shoots
      title={packingText.pictures}
      filling
      uploads={uploads}
      pictures={pictures.map((picture, index) => ({
        src: picture.url,
        caption: picturesText.picture(index + 1),
      }))}
      left={PICTURES_MAX - pictures.length}
    />
  )
}
