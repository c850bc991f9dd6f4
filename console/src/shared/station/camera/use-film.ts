import { VIDEO_MAX_BYTES } from '@longhaul/domain/parcels/packing-video.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { cameraNow } from './camera.ts'

/** Four minutes at this bit rate are about 75 MB, below the upload limit. */
export const FILM_SECONDS_MAX = 240
const BITS_PER_SECOND = 2_500_000
const TICK_MS = 1_000
const KINDS = [
  { type: 'video/webm;codecs=vp9', extension: 'webm' },
  { type: 'video/webm', extension: 'webm' },
  { type: 'video/mp4', extension: 'mp4' },
] as const

/** A recording. `isWhole`: a person or a limit stopped it; otherwise the camera stopped on its own. */
export type Film = { file: File; seconds: number; isWhole: boolean }

/** Whether this browser can record video. */
export const canFilm = (): boolean => kindOf() !== undefined

const kindOf = () =>
  'MediaRecorder' in globalThis ? KINDS.find(({ type }) => MediaRecorder.isTypeSupported(type)) : undefined

/**
 * Records video from the station's camera, without sound, limited in time and size. `onFilm` receives the
 * recording even if the package's page is left during it. `seconds` is null while nothing is being recorded.
 */
export function useFilm(nameOf: (extension: string) => string, onFilm: (film: Film) => void) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const recorder = useRef<MediaRecorder | null>(null)
  const handlers = useRef({ nameOf, onFilm })
  useEffect(() => {
    handlers.current = { nameOf, onFilm }
  })
  const isEnded = useRef(false)
  const stop = useCallback(() => {
    if (recorder.current?.state !== 'recording') return
    isEnded.current = true
    recorder.current.stop()
  }, [])
  useEffect(() => stop, [stop])

  function start(): boolean {
    const [camera, kind] = [cameraNow(), kindOf()]
    if (camera.is !== 'on' || !kind || recorder.current?.state === 'recording') return false
    const mine = new MediaRecorder(camera.stream, {
      mimeType: kind.type,
      videoBitsPerSecond: BITS_PER_SECOND,
    })
    const parts: Blob[] = []
    const from = Date.now()
    const passed = () => Math.round((Date.now() - from) / 1000)
    let bytes = 0
    mine.addEventListener('dataavailable', ({ data }: BlobEvent) => {
      // The last part must not push the recording over its limit.
      if (bytes + data.size > VIDEO_MAX_BYTES) return stop()
      parts.push(data)
      bytes += data.size
      setSeconds(passed())
      if (passed() >= FILM_SECONDS_MAX) stop()
    })
    mine.addEventListener('stop', () => {
      recorder.current = null
      setSeconds(null)
      if (bytes === 0) return
      const type = kind.type.split(';')[0]!
      handlers.current.onFilm({
        file: new File(parts, handlers.current.nameOf(kind.extension), { type }),
        seconds: passed(),
        isWhole: isEnded.current,
      })
    })
    recorder.current = mine
    isEnded.current = false
    setSeconds(0)
    mine.start(TICK_MS)
    return true
  }
  return { seconds, start, stop }
}
