import { vi } from 'vitest'

/** A fake camera: its name in the browser, and its track. */
export type FakeCamera = { id: string; name: string; track: FakeTrack }

class FakeTrack extends EventTarget {
  readyState = 'live'
  readonly label: string
  readonly #id: string
  constructor(id: string, name: string) {
    super()
    this.#id = id
    this.label = name
  }
  getSettings = () => ({ deviceId: this.#id })
  stop = () => {
    this.readyState = 'ended'
  }
  unplug = () => {
    this.stop()
    this.dispatchEvent(new Event('ended'))
  }
}

/**
 * Fakes a browser with these cameras; `refuse` is the name of the error that it throws. `photo` is the
 * content of every photo.
 */
export function stubCameras(names: readonly string[]) {
  const cameras: FakeCamera[] = names.map((name, at) => ({
    id: `camera-${at}`,
    name,
    track: new FakeTrack(`camera-${at}`, name),
  }))
  const asked: unknown[] = []
  const devices = Object.assign(new EventTarget(), {
    cameras,
    asked,
    refuse: '',
    enumerateDevices: () => Promise.resolve(devices.cameras.map((camera) => ({ kind: 'videoinput', deviceId: camera.id, label: camera.name }))),
    getUserMedia: ({ video }: { video: { deviceId?: { exact: string } } }) => {
      asked.push(video.deviceId?.exact ?? null)
      if (devices.refuse) return Promise.reject(new DOMException('', devices.refuse))
      const wanted = video.deviceId?.exact
      const camera = wanted === undefined ? devices.cameras[0] : devices.cameras.find((known) => known.id === wanted)
      if (!camera) return Promise.reject(new DOMException('', wanted === undefined ? 'NotFoundError' : 'OverconstrainedError'))
      camera.track.readyState = 'live'
      return Promise.resolve({ getTracks: () => [camera.track], getVideoTracks: () => [camera.track] })
    },
  }) // prettier-ignore
  vi.stubGlobal(
    'navigator',
    Object.defineProperty(Object.create(navigator), 'mediaDevices', { value: devices }),
  )
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640)
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(480)
  // jsdom's canvas draws nothing.
  const drawn: CanvasRenderingContext2D = Object.assign(Object.create(null), { drawImage: vi.fn() })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawn)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['photo'], { type: 'image/jpeg' })),
  )
  return devices
}
