import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PackingVideoCard } from './PackingVideoCard.tsx'
import { stubCameras } from './station/camera/camera.test-support.ts'
import { StationDevices } from './station/StationDevices.tsx'
import { ID, renderConsole } from './testing.tsx'

/** A recorder that produces the data that the test supplies. */
class FakeRecorder extends EventTarget {
  static last: FakeRecorder | undefined
  static isTypeSupported = (type: string) => type === 'video/webm'
  state = 'inactive'
  constructor() {
    super()
    FakeRecorder.last = this
  }
  start() {
    this.state = 'recording'
  }
  stop() {
    if (this.state === 'inactive') return
    this.state = 'inactive'
    this.dispatchEvent(new Event('stop'))
  }
  give(bytes: number) {
    const data = Object.defineProperty(new Blob(['x']), 'size', { value: bytes })
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
  }
}

const sentFiles: File[] = []
class FakeRequest extends EventTarget {
  upload = new EventTarget()
  status = 200
  responseText = '{"code":200,"message":"OK","data":{}}'
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null
  send(form: FormData) {
    const file = form.get('file')
    if (file instanceof File) sentFiles.push(file)
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  sentFiles.length = 0
  FakeRecorder.last = undefined
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  localStorage.setItem('console.camera', '{"id":"camera-0","name":"HD Camera"}')
})

const parcel = { id: ID(1), number: 'P000203309', stage: 'packing' as const, services: [{ id: 'packing_video', name: 'Video' }], video: null } // prettier-ignore

function open() {
  const devices = stubCameras(['HD Camera'])
  const view = renderConsole(
    <>
      <StationDevices />
      <PackingVideoCard parcel={parcel} />
    </>,
  )
  return { ...view, devices }
}
const recorder = () => FakeRecorder.last!

describe('the packing video', () => {
  test('is recorded and uploaded with one key', async () => {
    const { user } = open()
    await screen.findByRole('button', { name: /^Record/ })
    await user.keyboard('{Shift>}{F6}{/Shift}')
    act(() => recorder().give(5_000_000))
    expect(await screen.findByText(/Recording 0:0\d of 4:00 at most/)).toBeTruthy()
    await user.keyboard('{Shift>}{F6}{/Shift}')
    await waitFor(() => expect(sentFiles).toHaveLength(1))
    expect(sentFiles[0]).toMatchObject({ name: 'packing-P000203309.webm', type: 'video/webm' })
  })

  test('stops recording before it becomes too large to upload', async () => {
    const { user } = open()
    await screen.findByRole('button', { name: /^Record/ })
    await user.keyboard('{Shift>}{F6}{/Shift}')
    act(() => recorder().give(60 * 1024 * 1024))
    act(() => recorder().give(60 * 1024 * 1024))
    expect(recorder().state).toBe('inactive')
    await waitFor(() => expect(sentFiles).toHaveLength(1))
  })

  test('that the camera interrupted is uploaded only if a person confirms that it is complete', async () => {
    const { user } = open()
    await screen.findByRole('button', { name: /^Record/ })
    await user.keyboard('{Shift>}{F6}{/Shift}')
    act(() => recorder().give(1_000))
    act(() => recorder().stop())
    expect(await screen.findByText(/The camera stopped after/)).toBeTruthy()
    expect(sentFiles).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Discard it' }))
    expect(sentFiles).toEqual([])
    expect(await screen.findByRole('button', { name: /^Record/ })).toBeTruthy()
  })

  test('is uploaded to its package even if the page is left during recording', async () => {
    const { user, unmount } = open()
    await screen.findByRole('button', { name: /^Record/ })
    await user.keyboard('{Shift>}{F6}{/Shift}')
    act(() => recorder().give(1_000))
    unmount()
    await waitFor(() => expect(sentFiles).toHaveLength(1))
  })

  test('of ten gigabytes is refused before anything is uploaded', async () => {
    open()
    const file = new File(['x'], 'day.mp4', { type: 'video/mp4' })
    Object.defineProperty(file, 'size', { value: 10 * 1024 ** 3 })
    fireEvent.change(await screen.findByLabelText(/^Video \(mp4/), { target: { files: [file] } })
    expect(await screen.findByText(/Larger than 96 MB/)).toBeTruthy()
    expect(sentFiles).toEqual([])
  })

  test('can be chosen as a file if there is no camera', async () => {
    localStorage.removeItem('console.camera')
    open()
    expect(await screen.findByText(/Switch on the camera to record here, or choose a file/)).toBeTruthy()
  })
})
