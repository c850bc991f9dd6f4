import { stationText } from '@longhaul/text/console/station/station.ts'
import { useEffect, useRef, useState } from 'react'
import { type Grey, readBars } from './read-bars.ts'

const LOOK_EVERY_MS = 120
/** A label that stays in the frame counts as one scan within this time. */
const SAME_AGAIN_MS = 2_500
const READ_WIDTH = 960

/**
 * The camera as a scanner: the browser's barcode detector, else the Code 128 reader here. Images never leave
 * the page.
 */
export function CameraScan({ onScan }: { onScan: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const scan = useRef(onScan)
  useEffect(() => {
    scan.current = onScan
  })

  useEffect(() => {
    let over = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = { code: '', at: 0 }

    async function start() {
      if (!('mediaDevices' in navigator)) return setFailed(stationText.cameraMissing)
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1920 } },
        })
        const screen = video.current
        if (over || !screen) return stop()
        screen.srcObject = stream
        await screen.play()
        const read = await reader()
        void look(screen, read)
      } catch {
        if (!over) setFailed(stationText.cameraRefused)
      }
    }
    async function look(screen: HTMLVideoElement, read: Reader) {
      if (over) return
      const code = screen.videoWidth > 0 ? await read(screen).catch(() => null) : null
      const now = performance.now()
      if (code && (code !== last.code || now - last.at > SAME_AGAIN_MS)) scan.current(code)
      if (code) last = { code, at: now }
      if (!over) timer = setTimeout(() => void look(screen, read), LOOK_EVERY_MS)
    }
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    void start()
    return () => {
      over = true
      clearTimeout(timer)
      stop()
    }
  }, [])

  return (
    <div className="grid gap-2 text-sm">
      {failed === null && (
        <video
          ref={video}
          className="max-h-[40dvh] w-full rounded-card bg-photo object-cover"
          muted
          playsInline
          aria-label={stationText.camera}
        />
      )}
      <p role="status">{failed ?? stationText.cameraLooking}</p>
    </div>
  )
}

type Reader = (screen: HTMLVideoElement) => Promise<string | null>

/** The browser's barcode detector, if it has one, as on tablets. */
type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}
declare global {
  // TypeScript's library does not have it yet.
  var BarcodeDetector: DetectorClass | undefined
}

async function reader(): Promise<Reader> {
  const own = globalThis.BarcodeDetector
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? []
  if (own && formats.includes('code_128')) {
    const wanted = ['code_128', 'code_39', 'qr_code', 'data_matrix'].filter((entry) =>
      formats.includes(entry),
    )
    const detector = new own({ formats: wanted })
    return async (screen) => (await detector.detect(screen))[0]?.rawValue ?? null
  }
  const canvas = document.createElement('canvas')
  return (screen) => Promise.resolve(readBars(greyOf(screen, canvas)))
}

function greyOf(screen: HTMLVideoElement, canvas: HTMLCanvasElement): Grey {
  const scale = Math.min(1, READ_WIDTH / screen.videoWidth)
  const [width, height] = [Math.round(screen.videoWidth * scale), Math.round(screen.videoHeight * scale)]
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return { pixels: new Uint8Array(), width: 0, height: 0 }
  context.drawImage(screen, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = (data[at * 4]! * 77 + data[at * 4 + 1]! * 150 + data[at * 4 + 2]! * 29) >> 8
  return { pixels, width, height }
}
