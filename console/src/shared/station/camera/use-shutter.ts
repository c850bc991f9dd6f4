import { time } from '@longhaul/text/format.ts'
import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { playBad, playGood } from '../../sounds.ts'
import { useStationCommands } from '../commands.ts'
import { cameraNow, snap } from './camera.ts'

const words = devicesText.camera

/**
 * Handles the command PHOTO for a component that collects pictures. `wants`: it accepts the next one. If
 * several do, the one mounted last receives it.
 */
export function useShutter(wants: boolean, onPhoto: (photo: File) => void): void {
  useStationCommands({
    PHOTO() {
      if (!wants || cameraNow().is !== 'on') return false
      void shoot(onPhoto)
      return true
    },
  })
}

async function shoot(onPhoto: (photo: File) => void): Promise<void> {
  const photo = await snap(words.fileName(time(new Date()).replaceAll(/\D/g, '')))
  if (photo) {
    playGood()
    return onPhoto(photo)
  }
  playBad()
  toast.error(words.notOn)
}
