import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { playBad } from '../sounds.ts'
import { cameraError } from './camera/camera-error.ts'
import { useStationCamera } from './camera/use-camera.ts'
import { giveCommand, useStationCommands } from './commands.ts'
import { DevicesSheet } from './DevicesSheet.tsx'
import { useStationKeys } from './keys.ts'
import { useStationScale } from './scale/use-scale.ts'

type Is = 'on' | 'off' | 'failed'

/**
 * A station's camera and scale, open while the station is shown: their state, and a button for the settings.
 * Explains why if PHOTO finds no camera.
 */
export function StationDevices() {
  const [open, setOpen] = useState(false)
  const camera = useStationCamera()
  const scale = useStationScale()
  useStationCommands({
    PHOTO() {
      if (camera.is === 'on') return false
      playBad()
      toast.error(camera.is === 'failed' ? cameraError(camera) : devicesText.camera.notOn)
      return true
    },
  })
  useStationKeys({
    F6() {
      if (giveCommand('PHOTO')) return
      playBad()
      toast.error(devicesText.camera.full)
    },
  })
  return (
    <>
      <button
        type="button"
        className="flex min-h-11 items-center gap-3 rounded-control px-2 text-sm text-ink-2 hover:bg-sunken"
        aria-label={devicesText.open}
        title={devicesText.open}
        onClick={() => setOpen(true)}
      >
        <Dot is={isOf(camera.is)} words={devicesText.camera.dot} />
        <Dot is={isOf(scale.is)} words={devicesText.scale.dot} />
      </button>
      {open && <DevicesSheet onClose={() => setOpen(false)} />}
    </>
  )
}

const isOf = (is: 'off' | 'opening' | 'on' | 'failed'): Is => (is === 'opening' ? 'off' : is)

const TONES: Record<Is, string> = { on: 'bg-ok', off: 'border border-control', failed: 'bg-bad' }

function Dot({ is, words }: { is: Is; words: Record<Is, string> }) {
  return (
    <span className={`flex items-center gap-1.5 whitespace-nowrap ${is === 'failed' ? 'text-bad' : ''}`}>
      <span className={`size-2 rounded-full ${TONES[is]}`} />
      {words[is]}
    </span>
  )
}
