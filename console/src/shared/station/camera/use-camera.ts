import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  type CameraState,
  cameraNow,
  closeCamera,
  listCameras,
  openStoredCamera,
  watchCamera,
} from './camera.ts'

/** The current state of this page's camera. */
export const useCameraNow = (): CameraState => useSyncExternalStore(watchCamera, cameraNow)

/**
 * Keeps the remembered camera open while a station is shown, reopens it when it is plugged in again, and
 * closes it when the station is left.
 */
export function useStationCamera(): CameraState {
  useEffect(() => {
    void openStoredCamera()
    const again = () => {
      const now = cameraNow()
      if (now.is === 'failed' && (now.why === 'gone' || now.why === 'absent' || now.why === 'none'))
        void openStoredCamera()
    }
    const devices = 'mediaDevices' in navigator ? navigator.mediaDevices : undefined
    devices?.addEventListener('devicechange', again)
    return () => {
      devices?.removeEventListener('devicechange', again)
      closeCamera()
    }
  }, [])
  return useCameraNow()
}

/** The cameras to choose from; those with the same name are numbered. */
export function useCameraList(numbered: (name: string, number: number) => string, unnamed: string) {
  const state = useCameraNow()
  const [cameras, setCameras] = useState<readonly { id: string; name: string }[]>([])
  useEffect(() => {
    let over = false
    const look = () => void listCameras().then((found) => !over && setCameras(found))
    look()
    const devices = 'mediaDevices' in navigator ? navigator.mediaDevices : undefined
    devices?.addEventListener('devicechange', look)
    return () => {
      over = true
      devices?.removeEventListener('devicechange', look)
    }
    // The browser reveals names only after a camera has been permitted.
  }, [state.is])
  return cameras.map(({ id, name }, at) => {
    const same = cameras.filter((camera) => camera.name === name)
    const number = cameras.slice(0, at + 1).filter((camera) => camera.name === name).length
    return { id, name: same.length > 1 ? numbered(name || unnamed, number) : name || unnamed }
  })
}
