import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { useEffect, useRef } from 'react'
import { useCameraNow } from './use-camera.ts'

/** The camera's live picture; renders nothing without a camera. */
export function CameraView() {
  const state = useCameraNow()
  const view = useRef<HTMLVideoElement>(null)
  const stream = state.is === 'on' ? state.stream : null
  useEffect(() => {
    const element = view.current
    if (!element || !stream) return
    element.srcObject = stream
    element.play().catch(() => undefined)
  }, [stream])
  if (!stream) return null
  return (
    <video
      ref={view}
      className="aspect-video max-h-48 w-full rounded-control bg-photo object-cover"
      muted
      playsInline
      aria-label={devicesText.camera.preview}
    />
  )
}
