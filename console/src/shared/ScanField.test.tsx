import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MeasureFields } from './MeasureFields.tsx'
import { ScanField } from './ScanField.tsx'
import { keepSpeed, learnSpeed } from './scanner-speed.ts'
import { renderConsole, scanCode } from './testing.tsx'

/** A scan field next to another field: the weight of the item on the bench. */
function Bench({ onScan, off }: { onScan: (code: string) => void; off?: string }) {
  const [weight, setWeight] = useState('12')
  return (
    <>
      <ScanField label="Scan" onScan={onScan} disabledReason={off ?? null} />
      <input aria-label="Weight" value={weight} onChange={(event) => setWeight(event.target.value)} />
      <button type="button">Elsewhere</button>
    </>
  )
}

const scanField = () => screen.getByLabelText<HTMLInputElement>('Scan', { selector: 'input' })

/**
 * Types like a keyboard with the given delay per key: a keydown, then the browser's insertion into the field.
 */
function typeInto(field: HTMLInputElement, text: string, gapMs: number): boolean {
  for (const key of text) {
    vi.advanceTimersByTime(gapMs)
    if (fireEvent.keyDown(field, { key })) fireEvent.input(field, { target: { value: field.value + key } })
  }
  vi.advanceTimersByTime(gapMs)
  return fireEvent.keyDown(field, { key: 'Enter' })
}

describe('ScanField', () => {
  test('is focused on mount, and focused and empty after a scan', async () => {
    const onScan = vi.fn()
    const { user } = renderConsole(<Bench onScan={onScan} />)
    expect(document.activeElement).toBe(scanField())
    await user.keyboard('SF1604883201557{Enter}')
    expect(onScan).toHaveBeenCalledWith('SF1604883201557')
    expect(scanField().value).toBe('')
    expect(document.activeElement).toBe(scanField())
  })

  test('receives keys while the focus is on a button or nowhere', async () => {
    const onScan = vi.fn()
    const { user } = renderConsole(<Bench onScan={onScan} />)
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    await user.keyboard('YT7720418836621{Enter}')
    expect(onScan).toHaveBeenCalledExactlyOnceWith('YT7720418836621')
  })

  test('ignores scans while disabled', async () => {
    const onScan = vi.fn()
    const { user } = renderConsole(<Bench onScan={onScan} off="Choose the warehouse first." />)
    await user.keyboard('YT7720418836621{Enter}')
    expect(onScan).not.toHaveBeenCalled()
    expect(screen.getAllByText('Choose the warehouse first.').length).toBeGreaterThan(0)
  })

  test('keeps the Enter of a scan from a focused button while disabled', async () => {
    const pressed = vi.fn()
    const { user } = renderConsole(<Bench onScan={vi.fn()} off="Choose the warehouse first." />)
    const button = screen.getByRole('button', { name: 'Elsewhere' })
    button.addEventListener('click', pressed)
    button.focus()
    await user.keyboard('YT7720418836621{Enter}')
    expect(pressed).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(pressed).toHaveBeenCalledOnce()
  })
})

describe('a scan while a question is open', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  function Asking({ onScan, onYes }: { onScan: (code: string) => void; onYes: () => void }) {
    const [open, setOpen] = useState(true)
    return (
      <>
        <ScanField label="Scan" onScan={onScan} />
        {open && (
          <dialog open>
            <button type="button" onClick={onYes}>
              Shelve anyway
            </button>
            <button type="button" onClick={() => setOpen(false)}>
              Take more
            </button>
          </dialog>
        )}
      </>
    )
  }

  test.each([
    ['', 5],
    [' on a machine that is busy', 120],
  ])('answers nothing%s, and is counted once a person has answered', async (_, gapMs) => {
    const [onScan, onYes] = [vi.fn(), vi.fn()]
    renderConsole(<Asking onScan={onScan} onYes={onYes} />)
    const yes = screen.getByRole('button', { name: 'Shelve anyway' })
    yes.focus()
    const handled = scanOn(yes, 'SF100020055433', gapMs)
    expect(handled).toBe(false)
    expect(onScan).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Take more' }))
    await vi.waitFor(() => expect(onScan).toHaveBeenCalledExactlyOnceWith('SF100020055433'))
    expect(onYes).not.toHaveBeenCalled()
  })

  test('does not swallow the Enter of a person, who types slowly', () => {
    renderConsole(<Asking onScan={vi.fn()} onYes={vi.fn()} />)
    const yes = screen.getByRole('button', { name: 'Shelve anyway' })
    yes.focus()
    expect(fireEvent.keyDown(yes, { key: 'Enter' })).toBe(true)
  })
})

/** Sends a scanner's keys to an element that is not a field; returns whether its Enter was let through. */
function scanOn(element: HTMLElement, code: string, gapMs = 5): boolean {
  for (const key of code) {
    vi.advanceTimersByTime(gapMs)
    fireEvent.keyDown(element, { key })
  }
  vi.advanceTimersByTime(gapMs)
  return fireEvent.keyDown(element, { key: 'Enter' })
}

describe('a scan while the focus is in another field', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  test('is recognised, and the characters it typed there are removed', () => {
    const onScan = vi.fn()
    renderConsole(<Bench onScan={onScan} />)
    const weight = screen.getByLabelText<HTMLInputElement>('Weight')
    weight.focus()
    typeInto(weight, 'SF1604883201557', 8)
    expect(onScan).toHaveBeenCalledExactlyOnceWith('SF1604883201557')
    expect(weight.value).toBe('12')
    expect(document.activeElement).toBe(scanField())
  })

  test('is distinguished from typing: slow keys stay where they were typed', () => {
    const onScan = vi.fn()
    renderConsole(<Bench onScan={onScan} />)
    const weight = screen.getByLabelText<HTMLInputElement>('Weight')
    weight.focus()
    const wasLeft = typeInto(weight, '34567890', 90)
    expect(onScan).not.toHaveBeenCalled()
    expect(weight.value).toBe('1234567890')
    expect(wasLeft).toBe(true)
  })

  test('keeps what a person typed before it', () => {
    const onScan = vi.fn()
    renderConsole(<Bench onScan={onScan} />)
    const weight = screen.getByLabelText<HTMLInputElement>('Weight')
    weight.focus()
    vi.advanceTimersByTime(200)
    fireEvent.keyDown(weight, { key: '5' })
    fireEvent.input(weight, { target: { value: '125' } })
    vi.advanceTimersByTime(200)
    typeInto(weight, 'ZT4400918273', 5)
    expect(weight.value).toBe('125')
    expect(onScan).toHaveBeenCalledWith('ZT4400918273')
  })

  test('may contain Shift for capital letters, and may be as short as a command', () => {
    const onScan = vi.fn()
    renderConsole(<Bench onScan={onScan} />)
    const weight = screen.getByLabelText<HTMLInputElement>('Weight')
    weight.focus()
    for (const key of 'DONE') {
      fireEvent.keyDown(weight, { key: 'Shift' })
      vi.advanceTimersByTime(5)
      if (fireEvent.keyDown(weight, { key }))
        fireEvent.input(weight, { target: { value: weight.value + key } })
    }
    fireEvent.keyDown(weight, { key: 'Enter' })
    expect(onScan).toHaveBeenCalledExactlyOnceWith('DONE')
    expect(weight.value).toBe('12')
  })
})

describe('what is a scan, whatever the page is doing', () => {
  const stamped = (field: HTMLInputElement, text: string, gapMs: number) => {
    field.focus()
    scanCode(text, gapMs)
  }

  test('counts the time stamps of the keys, not when a busy page handles them', () => {
    const onScan = vi.fn()
    renderConsole(<Bench onScan={onScan} />)
    stamped(screen.getByLabelText('Weight'), 'SHELF:A-01-1', 12)
    expect(onScan).toHaveBeenCalledExactlyOnceWith('SHELF:A-01-1')
  })

  test.each(['1400', '140020159', '20.5', 'two boxes'])('%s is typing however fast it comes', (text) => {
    const onScan = vi.fn()
    renderConsole(<Bench onScan={onScan} />)
    stamped(screen.getByLabelText('Weight'), text, 5)
    expect(onScan).not.toHaveBeenCalled()
    expect(screen.getByLabelText<HTMLInputElement>('Weight').value).toBe(`12${text}`)
  })

  test('is as slow as the scanner that this machine has learnt', () => {
    const onScan = vi.fn()
    renderConsole(<Bench onScan={onScan} />)
    const weight = screen.getByLabelText<HTMLInputElement>('Weight')
    stamped(weight, 'YT7720418836621', 60)
    expect(onScan).not.toHaveBeenCalled()
    const learnt = learnSpeed([40, 55, 48].map((gapMs) => ({ code: 'YT7720418836621', gapMs })))
    expect(learnt).toEqual({ gapMs: 83 })
    keepSpeed(83)
    stamped(weight, 'YT7720418836622', 60)
    expect(onScan).toHaveBeenCalledExactlyOnceWith('YT7720418836622')
  })

  test('teaches nothing by different codes, or at the speed of a person', () => {
    const [code, gapMs] = ['YT7720418836621', 20]
    expect(
      learnSpeed([
        { code, gapMs },
        { code: 'YT77204', gapMs },
        { code, gapMs },
      ]),
    ).toBe('differs')
    expect(
      learnSpeed([
        { code, gapMs },
        { code, gapMs: 120 },
        { code, gapMs },
      ]),
    ).toBe('slow')
    expect(learnSpeed([{ code, gapMs: 4 }])).toEqual({ gapMs: 35 })
  })

  test('a shelf’s own bar code fills a field for shelves, and our code of a shelf is handled as everywhere', () => {
    const [onScan, onSubmit] = [vi.fn(), vi.fn()]
    function Shelf() {
      const [shelf, setShelf] = useState('')
      return (
        <form onSubmit={onSubmit}>
          <input
            aria-label="Shelf"
            data-shelf=""
            value={shelf}
            onChange={(event) => setShelf(event.target.value)}
          />
        </form>
      )
    }
    renderConsole(
      <>
        <ScanField label="Scan" onScan={onScan} />
        <Shelf />
      </>,
    )
    const shelf = screen.getByLabelText<HTMLInputElement>('Shelf')
    stamped(shelf, 'B12', 8)
    expect(shelf.value).toBe('B12')
    stamped(shelf, 'A-01-1', 8)
    expect(onScan).toHaveBeenCalledExactlyOnceWith('A-01-1')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('the same label twice in a second is one scan, and a command twice is two', async () => {
    const onScan = vi.fn()
    const { user } = renderConsole(<Bench onScan={onScan} />)
    await user.keyboard('YT7720418836621{Enter}YT7720418836621{Enter}NEXT{Enter}NEXT{Enter}')
    expect(onScan.mock.calls.flat()).toEqual(['YT7720418836621', 'NEXT', 'NEXT'])
    expect(await screen.findByText(/scanned twice within a second/)).toBeTruthy()
  })
})

describe('a scale that acts as a keyboard', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  function Box({ onScan, onFinish }: { onScan: (code: string) => void; onFinish: () => void }) {
    const [typed, setTyped] = useState({ weight: '', length: '30', width: '20', height: '10' })
    return (
      <>
        <ScanField label="Scan" onScan={onScan} />
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onFinish()
          }}
        >
          <MeasureFields value={typed} onChange={setTyped} />
        </form>
      </>
    )
  }
  /** Types as fast as a machine; returns whether its Enter reached the form. */
  function typeAsScale(text: string, everyMs = 5): boolean {
    const field = screen.getByLabelText<HTMLInputElement>('Weight')
    act(() => field.focus())
    for (const key of text) {
      vi.advanceTimersByTime(everyMs)
      if (fireEvent.keyDown(field, { key })) fireEvent.input(field, { target: { value: field.value + key } })
    }
    vi.advanceTimersByTime(everyMs)
    return fireEvent.keyDown(field, { key: 'Enter' })
  }
  const weight = () => screen.getByLabelText<HTMLInputElement>('Weight').value

  test.each([
    ['680', '680'],
    ['1250', '1250'],
    ['1.250', '1250'],
    ['1.250 kg', '1250'],
    ['12.5', ''],
    ['-0.0 kg', ''],
  ])('types %s into the weight: %s, and its Enter neither finishes the box nor is a scan', (text, grams) => {
    const [onScan, onFinish] = [vi.fn(), vi.fn()]
    renderConsole(<Box onScan={onScan} onFinish={onFinish} />)
    expect(typeAsScale(text)).toBe(false)
    expect(weight()).toBe(grams)
    expect(onScan).not.toHaveBeenCalled()
    expect(onFinish).not.toHaveBeenCalled()
  })

  test('is distinguished from a parcel scanned there, and from a person, whose Enter submits', () => {
    const onScan = vi.fn()
    renderConsole(<Box onScan={onScan} onFinish={vi.fn()} />)
    typeAsScale('773012345678901')
    expect(onScan).toHaveBeenCalledExactlyOnceWith('773012345678901')
    expect(weight()).toBe('')
    expect(typeAsScale('680', 120)).toBe(true)
    expect(weight()).toBe('680')
  })
})
