import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MeasureFields } from '../../MeasureFields.tsx'
import { renderConsole } from '../../testing.tsx'
import { typeMeasures } from '../../typed-measures.ts'
import { StationDevices } from '../StationDevices.tsx'

/** Waits until pending promises have settled and the scale's data has been read. */
async function rest() {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

/** A fake scale on a serial port; `say` sends its data. */
function stubScale() {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined
  const opened: number[] = []
  const port = {
    readable: null as ReadableStream<Uint8Array> | null,
    open: ({ baudRate }: { baudRate: number }) => {
      opened.push(baudRate)
      port.readable = new ReadableStream({ start: (controller) => void (line = controller) })
      return Promise.resolve()
    },
    close: () => Promise.resolve(),
  }
  const serial = { requestPort: () => Promise.resolve(port), getPorts: () => Promise.resolve([port]) }
  vi.stubGlobal('navigator', Object.defineProperty(Object.create(navigator), 'serial', { value: serial }))
  return {
    opened,
    async say(...lines: string[]) {
      for (const text of lines) line?.enqueue(new TextEncoder().encode(`${text}\r\n`))
      await rest()
    },
    async sayHalf(text: string) {
      line?.enqueue(new TextEncoder().encode(text))
      await rest()
    },
    async unplug() {
      line?.error(new Error('The device has been lost.'))
      await rest()
    },
  }
}

function Bench({ onFinish }: { onFinish: () => void }) {
  const [typed, setTyped] = useState(typeMeasures({ weight_grams: null, size_mm: null }))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onFinish()
      }}
    >
      <StationDevices />
      <MeasureFields value={typed} onChange={setTyped} />
      <button type="submit">Finish</button>
    </form>
  )
}

const weight = () => screen.getByLabelText<HTMLInputElement>('Weight')

describe('a scale on a serial port', () => {
  beforeEach(() => localStorage.setItem('console.scale', '9600'))

  test('its stable weight goes into the focused empty field, and is not taken twice', async () => {
    const scale = stubScale()
    const { user } = renderConsole(<Bench onFinish={vi.fn()} />)
    await screen.findByText('Scale on')
    expect(scale.opened).toEqual([9600])
    await user.click(weight())
    await scale.say('US,GS,+0001.180kg')
    expect(weight().value).toBe('')
    await scale.sayHalf('ST,GS,+00')
    await scale.sayHalf('01.250kg\r\n')
    await waitFor(() => expect(weight().value).toBe('1250'))
    // After the field is edited manually, the same item on the scale does not fill it again.
    await user.clear(weight())
    await scale.say('ST,GS,+0001.250kg')
    expect(weight().value).toBe('')
  })

  test('F7 takes the weight from anywhere, replacing what was there, or says why it cannot', async () => {
    const scale = stubScale()
    const { user } = renderConsole(<Bench onFinish={vi.fn()} />)
    await screen.findByText('Scale on')
    await user.type(weight(), '99')
    await user.click(screen.getByLabelText('Length'))
    await user.keyboard('{F7}')
    expect(await screen.findByText('No weight taken: the scale isn’t responding')).toBeTruthy()
    for (const [line, why] of [
      ['ST,GS,-000.000kg', 'No weight taken: the scale is empty'],
      ['OL,GS,+9999999kg', 'No weight taken: too much on the scale'],
      ['US,GS,+0000.480kg', 'No weight taken: the scale isn’t stable yet'],
    ] as const) {
      await scale.say(line, 'NaN kg', '1e9 kg')
      await user.keyboard('{F7}')
      expect(await screen.findByText(why)).toBeTruthy()
      expect(weight().value).toBe('99')
    }
    await scale.say('ST,GS,+0000.480kg')
    await user.keyboard('{F7}')
    expect(weight().value).toBe('480')
  })

  test('unplugging it during use is reported, and the weight can be typed', async () => {
    const scale = stubScale()
    const { user } = renderConsole(<Bench onFinish={vi.fn()} />)
    await screen.findByText('Scale on')
    await scale.unplug()
    await screen.findByText('Scale missing')
    await user.click(screen.getByRole('button', { name: 'Camera and scale' }))
    expect(await screen.findByText(/The scale was unplugged/)).toBeTruthy()
  })

  test('a browser without serial ports says which browsers have them', async () => {
    const { user } = renderConsole(<Bench onFinish={vi.fn()} />)
    await user.click(await screen.findByRole('button', { name: 'Camera and scale' }))
    expect(await screen.findByText(/can’t read a serial port/)).toBeTruthy()
  })
})
