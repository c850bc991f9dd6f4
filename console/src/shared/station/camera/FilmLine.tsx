import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import Circle from 'lucide-react/icons/circle'
import Square from 'lucide-react/icons/square'
import { useState } from 'react'
import { KeyHint } from '../../Key.tsx'
import { Line } from '../../layout/Line.tsx'
import { playBad, playGood } from '../../sounds.ts'
import { useStationCommands } from '../commands.ts'
import { useStationKeys } from '../keys.ts'
import { canFilm, type Film, FILM_SECONDS_MAX, useFilm } from './use-film.ts'
import { useCameraNow } from './use-camera.ts'

const words = devicesText.film

/**
 * Starts and stops a video with a button, Shift F6 or the code FILM. A video that the camera interrupted is
 * sent only if a person confirms it is complete.
 */
export function FilmLine({
  number,
  busy,
  onFilm,
}: {
  number: string
  busy: boolean
  onFilm: (film: File) => void
}) {
  const isOn = useCameraNow().is === 'on'
  const [broken, setBroken] = useState<Film | null>(null)
  const film = useFilm(
    (extension) => words.fileName(number, extension),
    (made) => {
      if (made.isWhole) return onFilm(made.file)
      playBad()
      setBroken(made)
    },
  )
  function toggle(): boolean {
    if (film.seconds !== null) film.stop()
    else if (busy || !film.start()) return false
    playGood()
    return true
  }
  useStationCommands({ FILM: toggle })
  useStationKeys({ 'Shift+F6': () => void (toggle() || playBad()) })
  if (broken)
    return (
      <BrokenFilm
        film={broken}
        onSend={() => {
          setBroken(null)
          onFilm(broken.file)
        }}
        onDiscard={() => setBroken(null)}
      />
    )
  if (!canFilm()) return <p className="muted">{words.unsupported}</p>
  if (!isOn && film.seconds === null) return <p className="muted">{words.noCamera}</p>
  const isRecording = film.seconds !== null
  return (
    <Line>
      <Button
        type={isRecording ? 'primary' : 'assistWhite'}
        guardMs={0}
        disabled={busy}
        icon={isRecording ? <Square /> : <Circle />}
        onClick={toggle}
      >
        {isRecording ? words.stop : words.start} <KeyHint>⇧ F6</KeyHint>
      </Button>
      <span role="status">
        {isRecording && words.recording(clockOf(film.seconds ?? 0), clockOf(FILM_SECONDS_MAX))}
      </span>
    </Line>
  )
}

function BrokenFilm({ film, onSend, onDiscard }: { film: Film; onSend: () => void; onDiscard: () => void }) {
  return (
    <Note
      tone="warn"
      title={words.lost(clockOf(film.seconds))}
      action={
        <>
          <Button guardMs={0} onClick={onSend}>
            {words.send}
          </Button>
          <Button guardMs={0} onClick={onDiscard}>
            {words.discard}
          </Button>
        </>
      }
    />
  )
}

const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
