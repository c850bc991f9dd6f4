import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  type CameraState,
  cameraNow,
  closeCamera,
  listCameras,
  openKeptCamera,
  watchCamera,
} from './camera.ts'

/** What the camera of this page does. */
export const useCameraNow = (): CameraState => useSyncExternalStore(watchCamera, cameraNow)

/** Opens the kept camera while a station is shown, also when it is plugged in again, and closes it when the station is left. */
export function useStationCamera(): CameraState {
  useEffect(() => {
    void openKeptCamera()
    const again = () => {
      const now = cameraNow()
      if (now.is === 'failed' && (now.why === 'gone' || now.why === 'absent' || now.why === 'none'))
        void openKeptCamera()
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

/** The cameras to choose from, those of the same name told apart by their number. */
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
    // Names are told once a camera was allowed.
  }, [state.is])
  return cameras.map(({ id, name }, at) => {
    const same = cameras.filter((camera) => camera.name === name)
    const number = cameras.slice(0, at + 1).filter((camera) => camera.name === name).length
    return { id, name: same.length > 1 ? numbered(name || unnamed, number) : name || unnamed }
  })
}
