import { devicesText } from '@longhaul/text/console/station/devices.ts'
import type { CameraFault } from './camera.ts'

/** Why there is no picture, as a sentence; a camera without a known name is called "the camera". */
export function cameraFault({ why, name }: { why: CameraFault; name: string }): string {
  const words = devicesText.cameraFaults[why]
  return typeof words === 'string' ? words : words(name || devicesText.camera.unnamed)
}
