import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { readStored } from '../stored.ts'
import { ScanField } from '../ScanField.tsx'
import { renderConsole } from '../testing.tsx'
import { stubCameras } from './camera/camera.test-support.ts'
import { useShutter } from './camera/use-shutter.ts'
import { giveCommand } from './commands.ts'
import { StationDevices } from './StationDevices.tsx'

/** A station that accepts photos, like a picture tray. */
function Bench({ wants = true, onPhoto }: { wants?: boolean; onPhoto: (photo: File) => void }) {
  useShutter(wants, onPhoto)
  return (
    <>
      <StationDevices />
      <ScanField label="Scan" onScan={(code) => code === 'PHOTO' && giveCommand('PHOTO')} />
    </>
  )
}

function open({ wants = true }: { wants?: boolean } = {}) {
  const photos: File[] = []
  const view = renderConsole(<Bench wants={wants} onPhoto={(photo) => photos.push(photo)} />)
  const settings = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Camera and scale' }))
    return within(await screen.findByRole('dialog'))
  }
  return { ...view, photos, settings }
}

describe('the camera of a station', () => {
  test('is chosen once, remembered by the browser, and takes photos with F6 and the code PHOTO', async () => {
    stubCameras(['HD Camera'])
    const { user, photos, settings } = open()
    await user.keyboard('{F6}')
    expect(await screen.findByText('No photo taken: the camera is off')).toBeTruthy()
    const sheet = await settings()
    await user.click(sheet.getByRole('button', { name: 'Use a camera' }))
    expect(await sheet.findByText(/HD Camera takes photos with F6/)).toBeTruthy()
    expect(readStored('camera')).toContain('HD Camera')
    // No key takes a photo while a dialog is open.
    await user.keyboard('{F6}')
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(photos).toEqual([])
    await user.keyboard('{F6}')
    await waitFor(() => expect(photos).toHaveLength(1))
    await user.click(screen.getByRole('textbox', { name: 'Scan' }))
    await user.keyboard('PHOTO{Enter}')
    await waitFor(() => expect(photos).toHaveLength(2))
    expect(photos[0]).toMatchObject({ type: 'image/jpeg' })
  })

  test('takes no photo while a question is open', async () => {
    localStorage.setItem('console.camera', '{"id":"camera-0","name":"HD Camera"}')
    stubCameras(['HD Camera'])
    const { user, photos } = open()
    await screen.findByText('Camera on')
    let answer: Promise<boolean> | undefined
    act(() => void (answer = ask({ title: 'Sure?', text: '', confirmText: 'Yes', cancelText: 'No' })))
    await screen.findByRole('dialog')
    await user.keyboard('{F6}')
    await user.click(screen.getByRole('button', { name: 'No' }))
    expect(await answer).toBe(false)
    expect(photos).toEqual([])
  })

  test('two with the same name are distinguished, and the chosen one is opened', async () => {
    const devices = stubCameras(['USB Camera', 'USB Camera'])
    const { user, settings } = open()
    const sheet = await settings()
    await user.selectOptions(await sheet.findByLabelText('Which camera'), 'USB Camera (2)')
    await sheet.findByText(/USB Camera takes photos/)
    expect(devices.asked).toEqual(['camera-1'])
    expect(readStored('camera')).toBe('{"id":"camera-1","name":"USB Camera"}')
  })

  test('whose id the browser forgot is found by its name, unless two have that name', async () => {
    localStorage.setItem('console.camera', '{"id":"forgotten","name":"USB Camera"}')
    const devices = stubCameras(['USB Camera'])
    const drawn = open()
    await screen.findByText('Camera on')
    expect(devices.asked).toEqual(['forgotten', 'camera-0'])
    drawn.unmount()
    localStorage.setItem('console.camera', '{"id":"forgotten","name":"USB Camera"}')
    stubCameras(['USB Camera', 'USB Camera'])
    const { user } = open()
    await screen.findByText('Camera missing')
    await user.keyboard('{F6}')
    expect(await screen.findByText(/USB Camera isn’t plugged in/)).toBeTruthy()
  })

  test.each([
    ['NotAllowedError', /wasn’t allowed to use the camera/],
    ['NotFoundError', /No camera is plugged in/],
    ['NotReadableError', /Another program is using the camera/],
  ])('%s is said plainly, and files remain', async (refuse, sentence) => {
    const devices = stubCameras(['HD Camera'])
    devices.refuse = refuse
    const { user, settings } = open()
    const sheet = await settings()
    await user.click(sheet.getByRole('button', { name: 'Use a camera' }))
    const note = await sheet.findByText(sentence)
    expect(note.textContent).toContain('Photos can still be added as files.')
  })

  test('is reported as needing https if the browser offers no cameras', async () => {
    const { user, settings } = open()
    const sheet = await settings()
    await user.click(sheet.getByRole('button', { name: 'Use a camera' }))
    expect(await sheet.findByText(/it needs https/)).toBeTruthy()
  })

  test('takes nothing after being unplugged, and resumes when plugged in again', async () => {
    localStorage.setItem('console.camera', '{"id":"camera-0","name":"HD Camera"}')
    const devices = stubCameras(['HD Camera'])
    const { user, photos } = open()
    await screen.findByText('Camera on')
    act(() => devices.cameras[0]!.track.unplug())
    await user.keyboard('{F6}')
    expect(await screen.findByText(/HD Camera was unplugged/)).toBeTruthy()
    expect(photos).toEqual([])
    act(() => void devices.dispatchEvent(new Event('devicechange')))
    await screen.findByText('Camera on')
    await user.keyboard('{F6}')
    await waitFor(() => expect(photos).toHaveLength(1))
  })

  test('is closed when the station is left, and PHOTO is refused where nothing needs a photo', async () => {
    localStorage.setItem('console.camera', '{"id":"camera-0","name":"HD Camera"}')
    const devices = stubCameras(['HD Camera'])
    const { user, unmount } = open({ wants: false })
    await screen.findByText('Camera on')
    await user.keyboard('{F6}')
    expect(await screen.findByText('No photo taken: nothing here needs one')).toBeTruthy()
    unmount()
    expect(devices.cameras[0]!.track.readyState).toBe('ended')
  })
})
