import { devicesText } from '@longhaul/text/console/station/devices.ts'
import type { CameraFault } from './camera.ts'

/** Why there is no picture, in words; a camera whose name is not known is "the camera". */
export function cameraFault({ why, name }: { why: CameraFault; name: string }): string {
  const words = devicesText.cameraFaults[why]
  return typeof words === 'string' ? words : words(name || devicesText.camera.unnamed)
}
