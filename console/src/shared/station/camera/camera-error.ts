import { devicesText } from '@longhaul/text/console/station/devices.ts'
import type { CameraError } from './camera.ts'

/** Why there is no picture, as a sentence; a camera without a known name is called "the camera". */
export function cameraError({ why, name }: { why: CameraError; name: string }): string {
  const words = devicesText.cameraErrors[why]
  return typeof words === 'string' ? words : words(name || devicesText.camera.unnamed)
}
