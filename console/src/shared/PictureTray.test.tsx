import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PictureTray } from './PictureTray.tsx'
import { renderConsole } from './testing.tsx'

type Listener = (event: object) => void

/** A fake XMLHttpRequest: each request stays pending until the test answers it. */
class FakeRequest {
  static open: FakeRequest[] = []
  responseText = ''
  status = 0
  sentFile = ''
  readonly #listeners: Record<string, Listener> = {}
  readonly upload = {
    addEventListener: (name: string, listener: Listener) => (this.#listeners[`upload ${name}`] = listener),
  }
  open(): void {}
  setRequestHeader(): void {}
  getResponseHeader(): string | null {
    return null
  }
  addEventListener(name: string, listener: Listener): void {
    this.#listeners[name] = listener
  }
  send(form: FormData): void {
    this.sentFile = (form.get('file') as File).name
    FakeRequest.open.push(this)
  }
  progress(loaded: number): void {
    this.#listeners['upload progress']?.({ loaded, total: 100 })
  }
  answer(status: number, body: object): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.#listeners['load']?.({})
  }
}

beforeEach(() => {
  FakeRequest.open = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => vi.unstubAllGlobals())

const jpg = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const stored = (id: string) => ({ code: 200, message: 'OK', data: { id, url: '/f', width: 1, height: 1 } })
const files = () => screen.getByLabelText('Files')

function open(onStored: (file: { id: string }) => unknown, left = 5) {
  return renderConsole(
    <PictureTray title="Photos" kind="inspection" pictures={[]} left={left} onStored={onStored} />,
  )
}

describe('PictureTray', () => {
  test('uploads several files in order, one at a time, with progress', async () => {
    const ids: string[] = []
    const { user } = open((file) => ids.push(file.id))
    await user.upload(files(), [jpg('front.jpg'), jpg('back.jpg')])
    await waitFor(() => expect(FakeRequest.open.map((entry) => entry.sentFile)).toEqual(['front.jpg']))
    FakeRequest.open[0]?.progress(40)
    expect(await screen.findByText('40%')).toBeTruthy()
    FakeRequest.open[0]?.answer(200, stored('a'))
    await waitFor(() =>
      expect(FakeRequest.open.map((entry) => entry.sentFile)).toEqual(['front.jpg', 'back.jpg']),
    )
    FakeRequest.open[1]?.answer(200, stored('b'))
    await waitFor(() => expect(ids).toEqual(['a', 'b']))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  })

  test('keeps a failed upload with its reason and can retry it', async () => {
    const onStored = vi.fn()
    const { user } = open(onStored)
    await user.upload(files(), jpg('front.jpg'))
    await waitFor(() => expect(FakeRequest.open).toHaveLength(1))
    FakeRequest.open[0]?.answer(503, {
      code: 503,
      message: 'Please try again in a moment',
      data: { error: 'try_again' },
    })
    expect(await screen.findByText('Please try again in a moment')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try front.jpg again' }))
    await waitFor(() => expect(FakeRequest.open).toHaveLength(2))
    FakeRequest.open[1]?.answer(200, stored('a'))
    await waitFor(() => expect(onStored).toHaveBeenCalledOnce())
  })

  test('accepts no more files than allowed', async () => {
    const { user } = open(() => undefined, 1)
    await user.upload(files(), [jpg('1.jpg'), jpg('2.jpg')])
    await waitFor(() => expect(FakeRequest.open).toHaveLength(1))
    expect(screen.getByText('No more pictures needed.')).toBeTruthy()
    expect(screen.queryByText('2.jpg')).toBeNull()
  })

  test('rejects files that are not pictures before uploading', async () => {
    open(() => undefined)
    const list = new File(['x'], 'list.pdf', { type: 'application/pdf' })
    fireEvent.change(files(), { target: { files: [list] } })
    expect(await screen.findByText(/list\.pdf isn’t accepted/)).toBeTruthy()
    expect(FakeRequest.open).toHaveLength(0)
  })
})
