import { keep, readStored } from '../../stored.ts'

/**
 * Why there is no picture. `absent`: the chosen camera is not plugged in; `gone`: it was unplugged during
 * use.
 */
export type CameraError = 'unsupported' | 'refused' | 'none' | 'absent' | 'busy' | 'gone'

/**
 * The chosen camera. Its id changes when the browser forgets its permissions, its name when another of the
 * same make is plugged in.
 */
type Choice = { readonly id: string; readonly name: string }

export type CameraState =
  | { readonly is: 'off' | 'opening' }
  | { readonly is: 'on'; readonly stream: MediaStream; readonly camera: Choice }
  | { readonly is: 'failed'; readonly why: CameraError; readonly name: string }

const NAME = 'camera'
/** Sharp enough for a label; the JPEG is about 1 MB. */
const WIDTH = 1920
const JPEG_QUALITY = 0.9
/**
 * Incremented by each attempt to open or close a camera; an attempt that is no longer the latest discards its
 * result.
 */
let turn = 0
let state: CameraState = { is: 'off' }
/** The video element that photos are taken from. It is never shown, so no page needs to render it. */
let screen: HTMLVideoElement | undefined
const watchers = new Set<() => void>()

/** The state of this page's only camera. */
export const cameraNow = (): CameraState => state

export function watchCamera(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Opens the camera that this browser remembers, if any. */
export async function openStoredCamera(): Promise<void> {
  const chosen = readChoice()
  if (chosen && state.is !== 'on' && state.is !== 'opening') await open(chosen)
}

/** Opens a camera, or the browser's first, and remembers it for this browser. */
export const chooseCamera = (id?: string): Promise<void> => open(id === undefined ? null : { id, name: '' })

/** Closes the camera, and its light goes out. With `forget` this browser no longer opens it automatically. */
export function closeCamera(forget = false): void {
  turn++
  stop(state)
  if (forget) keep(NAME, '')
  become({ is: 'off' })
}

/** The cameras that the browser lists. Names may repeat; the caller numbers those. */
export async function listCameras(): Promise<Choice[]> {
  if (!('mediaDevices' in navigator)) return []
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices
    .filter((device) => device.kind === 'videoinput' && device.deviceId !== '')
    .map((device) => ({ id: device.deviceId, name: device.label }))
}

/** Takes a photo as a file named `name`; null if there is no picture. */
export async function snap(name: string): Promise<File | null> {
  if (state.is !== 'on' || !screen || screen.videoWidth === 0) return null
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: screen.videoWidth, height: screen.videoHeight })
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(screen, 0, 0)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY))
  return blob && new File([blob], name, { type: 'image/jpeg' })
}

async function open(chosen: Choice | null): Promise<void> {
  const mine = ++turn
  stop(state)
  if (!('mediaDevices' in navigator)) return become({ is: 'failed', why: 'unsupported', name: '' })
  become({ is: 'opening' })
  const name = chosen?.name ?? ''
  try {
    const stream = await streamOf(chosen)
    if (mine !== turn) return stream.getTracks().forEach((track) => track.stop())
    const [track] = stream.getVideoTracks()
    const camera = { id: track?.getSettings().deviceId ?? chosen?.id ?? '', name: track?.label || name }
    keep(NAME, JSON.stringify(camera))
    track?.addEventListener('ended', () => mine === turn && fail('gone', camera.name))
    screen ??= document.createElement('video')
    Object.assign(screen, { muted: true, playsInline: true, srcObject: stream })
    await screen.play()
    if (mine === turn) become({ is: 'on', stream, camera })
  } catch (error) {
    if (mine === turn) fail(faultOf(error), name)
  }
}

/** The stream of the chosen camera, found by its id, else by its name if that is unique. */
async function streamOf(chosen: Choice | null): Promise<MediaStream> {
  const ask = (id?: string) =>
    navigator.mediaDevices.getUserMedia({
      video: { width: { ideal: WIDTH }, ...(id === undefined ? {} : { deviceId: { exact: id } }) },
    })
  if (!chosen) return await ask()
  try {
    return await ask(chosen.id)
  } catch (error) {
    const same = (await listCameras()).filter((camera) => chosen.name !== '' && camera.name === chosen.name)
    if (faultOf(error) !== 'absent' || same.length !== 1) throw error
    return await ask(same[0]!.id)
  }
}

function faultOf(error: unknown): CameraError {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotFoundError') return 'none'
  if (name === 'OverconstrainedError') return 'absent'
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'busy'
}

function fail(why: CameraError, name: string): void {
  stop(state)
  become({ is: 'failed', why, name })
}

function stop(was: CameraState): void {
  if (was.is === 'on') was.stream.getTracks().forEach((track) => track.stop())
}

function become(next: CameraState): void {
  state = next
  for (const watcher of watchers) watcher()
}

function readChoice(): Choice | null {
  try {
    const kept: unknown = JSON.parse(readStored(NAME) || 'null')
    if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('name' in kept)) return null
    const { id, name } = kept
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : null
  } catch {
    return null
  }
}
