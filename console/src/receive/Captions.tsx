import { useSend } from '@longhaul/browser/calls/use-send.ts'
import {
  FLAWS,
  PHOTO_NOTE_MAX,
  PHOTO_SHOWS,
  type PhotoShows,
} from '@longhaul/domain/warehouse/photo-captions.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { captionsText } from '@longhaul/text/photos/captions.ts'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useEffect, useRef, useState } from 'react'
import { KeyHint } from '../shared/Key.tsx'
import type { StockRow } from './stock-item.ts'

const words = stationText.photos
type Photo = StockRow['photos'][number]

/**
 * Letters and digits belong to the scanner; of the function keys, F5 and F11 stay the browser's, and F6 is
 * the camera's at every station.
 */
const KEYS = ['F1', 'F2', 'F3', 'F4', 'F7', 'F8', 'F9', 'F10', 'F12'] as const

/**
 * Captions the pictures with what they show, as the shopper will read it: one key per caption, for the newest
 * picture unless another is chosen.
 */
export function Captions({ row }: { row: StockRow }) {
  const [chosen, choose] = useState<string | null>(null)
  const photo = row.photos.find((entry) => entry.id === chosen) ?? row.photos.at(-1)
  const save = useSend('PUT /staff/stock_photos/{id}')
  const hold = useSend('PUT /staff/stock_photos/{id}/held_back')
  if (!photo) return null

  const say = (caption: Pick<Photo, 'flaw' | 'note'> & { shows: PhotoShows }) => {
    const body = { shows: caption.shows, flaw: caption.flaw ?? null, note: caption.note ?? '' }
    save.mutate({ params: { id: photo.id }, body })
  }
  return (
    <section className="grid gap-3" aria-label={words.captions}>
      <div>
        <h3>{words.captions}</h3>
        <p className="text-sm text-ink-2">{words.captionsHint}</p>
      </div>
      <Strip photos={row.photos} chosen={photo.id} onChoose={choose} />
      <HeldBack
        photo={photo}
        onHold={(heldBack) => hold.mutate({ params: { id: photo.id }, body: { held_back: heldBack } })}
      />
      <ShowsKeys
        shows={photo.shows ?? 'other'}
        onChoose={(shows) => say({ shows, flaw: null, note: photo.note ?? '' })}
      />
      <Fields columns={2}>
        {photo.shows === 'flaw' && (
          <SelectField
            label={words.flaw}
            unmarked
            empty={words.noFlaw}
            options={FLAWS.map((flaw) => ({ value: flaw, label: captionsText.flaws[flaw] }))}
            value={photo.flaw ?? ''}
            onChange={(value) =>
              say({
                shows: 'flaw',
                flaw: FLAWS.find((flaw) => flaw === value) ?? null,
                note: photo.note ?? '',
              })
            }
          />
        )}
        <NoteField
          key={photo.id}
          note={photo.note ?? ''}
          onSay={(note) => say({ shows: photo.shows ?? 'other', flaw: photo.flaw ?? null, note })}
        />
      </Fields>
    </section>
  )
}

/** The pictures with their captions. */
function Strip({
  photos,
  chosen,
  onChoose,
}: {
  photos: readonly Photo[]
  chosen: string
  onChoose: (id: string) => void
}) {
  return (
    <ul className="flex flex-wrap gap-3">
      {photos.map((photo, index) => (
        <li key={photo.id} className="w-24">
          <button
            type="button"
            className="grid w-full gap-1 rounded-control border-2 border-line p-1 text-start aria-pressed:border-primary"
            aria-pressed={photo.id === chosen}
            aria-label={captionsText.inSeries(photo, index + 1, photos.length)}
            onClick={() => onChoose(photo.id)}
          >
            <img className="aspect-square w-full rounded-control object-cover" src={photo.url} alt="" />
            <span className="line-clamp-2 text-xs">{captionsText.caption(photo, index + 1)}</span>
            {photo.held_back && <span className="text-xs font-semibold text-warn">{words.isHeldBack}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Whether other people may see the picture; one key toggles it. */
function HeldBack({ photo, onHold }: { photo: Photo; onHold: (heldBack: boolean) => void }) {
  const isHeld = photo.held_back ?? false
  useKey('Delete', () => onHold(!isHeld))
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        className="flex min-h-11 items-center gap-2 rounded-control border border-control bg-surface px-3 aria-pressed:border-warn aria-pressed:bg-warn-tint aria-pressed:font-semibold"
        aria-pressed={isHeld}
        aria-keyshortcuts="Delete"
        onClick={() => onHold(!isHeld)}
      >
        {words.holdBack} <KeyHint>Del</KeyHint>
      </button>
      <p className="min-w-0 flex-1 text-sm text-ink-2">{isHeld ? words.heldBack : words.holdBackHint}</p>
    </div>
  )
}

/** One key for each subject that a picture can show. */
function ShowsKeys({ shows, onChoose }: { shows: PhotoShows; onChoose: (shows: PhotoShows) => void }) {
  useKeys(onChoose)
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={words.captions}>
      {PHOTO_SHOWS.map((entry, index) => (
        <button
          key={entry}
          type="button"
          className="flex min-h-11 items-center gap-2 rounded-control border border-control bg-surface px-3 aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:font-semibold"
          aria-pressed={entry === shows}
          aria-keyshortcuts={KEYS[index]}
          onClick={() => onChoose(entry)}
        >
          {captionsText.shows[entry]} <KeyHint>{KEYS[index] ?? ''}</KeyHint>
        </button>
      ))}
    </div>
  )
}

function useKeys(onChoose: (shows: PhotoShows) => void): void {
  usePress((key) => {
    const shows = PHOTO_SHOWS[KEYS.findIndex((known) => known === key)]
    if (shows) onChoose(shows)
    return shows !== undefined
  })
}

/** Calls back on one key, except while typing. */
function useKey(wanted: string, onPress: () => void): void {
  usePress((key, isTyping) => {
    if (key !== wanted || isTyping) return false
    onPress()
    return true
  })
}

function usePress(take: (key: string, isTyping: boolean) => boolean): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return
      if (document.querySelector('dialog[open]')) return
      if (latest.current(event.key, isTyped(event.target))) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/**
 * Whether the user is typing: the target is a non-empty field. The scan field is empty until a scanner types.
 */
const isTyped = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== ''

/** A free-text note, saved on blur. */
function NoteField({ note, onSay }: { note: string; onSay: (note: string) => void }) {
  const [typed, setTyped] = useState(note)
  return (
    <TextField
      label={words.note}
      hint={words.noteHint}
      unmarked
      autoComplete="off"
      maxLength={PHOTO_NOTE_MAX}
      value={typed}
      onChange={setTyped}
      onBlur={() => typed.trim() !== note && onSay(typed.trim())}
    />
  )
}
