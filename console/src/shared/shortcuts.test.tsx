import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { keep } from './stored.ts'
import { useHoldShortcuts, useShortcuts } from './shortcuts.ts'
import { renderConsole } from './testing.tsx'

function Keys({ approve, go }: { approve: () => void; go?: () => void }) {
  useShortcuts([
    { keys: 'a', does: 'Approve', act: approve },
    { keys: 'Enter', does: 'Open', act: approve },
    { keys: 'g a', does: 'Go', act: go ?? (() => undefined) },
  ])
  return (
    <>
      <input aria-label="Note" />
      <button type="button">Other</button>
    </>
  )
}

function Station() {
  useHoldShortcuts()
  return null
}

describe('single keys', () => {
  test('work in upper and lower case', async () => {
    const approve = vi.fn()
    const { user } = renderConsole(<Keys approve={approve} />)
    await user.keyboard('aA')
    expect(approve).toHaveBeenCalledTimes(2)
  })

  test('do nothing in a field, and Enter belongs to the focused button', async () => {
    const approve = vi.fn()
    const { user } = renderConsole(<Keys approve={approve} />)
    await user.type(screen.getByLabelText('Note'), 'a{Enter}')
    screen.getByRole('button', { name: 'Other' }).focus()
    await user.keyboard('{Enter}')
    expect(approve).not.toHaveBeenCalled()
  })

  test('ignore browser shortcuts such as Ctrl-A', async () => {
    const approve = vi.fn()
    const { user } = renderConsole(<Keys approve={approve} />)
    await user.keyboard('{Control>}a{/Control}')
    expect(approve).not.toHaveBeenCalled()
  })

  test('can be switched off', async () => {
    const approve = vi.fn()
    const { user } = renderConsole(<Keys approve={approve} />)
    keep('shortcuts', 'off')
    await user.keyboard('a')
    expect(approve).not.toHaveBeenCalled()
  })

  test('do nothing while a station is open: keys belong to the scanner', async () => {
    const approve = vi.fn()
    const { user } = renderConsole(
      <>
        <Keys approve={approve} />
        <Station />
      </>,
    )
    await user.keyboard('a')
    expect(approve).not.toHaveBeenCalled()
  })
})

describe('a scan outside every field', () => {
  test('triggers no shortcut, and is read as one code', async () => {
    const approve = vi.fn()
    const { user, scanned } = renderConsole(<Keys approve={approve} />)
    await user.keyboard('APA0{Enter}')
    expect(approve).not.toHaveBeenCalled()
    expect(scanned).toEqual(['APA0'])
  })

  test('is read even if the scanner sends no Enter and single keys are switched off', async () => {
    const { user, scanned } = renderConsole(<Keys approve={vi.fn()} />)
    keep('shortcuts', 'off')
    await user.keyboard('SF1000')
    expect(scanned).toEqual(['SF1000'])
  })

  test('belongs to a station, or to the field it is typed into', async () => {
    const { user, scanned } = renderConsole(
      <>
        <Keys approve={vi.fn()} />
        <Station />
      </>,
    )
    await user.keyboard('SF1000{Enter}')
    await user.type(screen.getByLabelText('Note'), 'SF1000{Enter}')
    expect(scanned).toEqual([])
  })
})

describe('a sequence of two keys', () => {
  test('is one shortcut; the second key alone is a different one', async () => {
    const approve = vi.fn()
    const go = vi.fn()
    const { user } = renderConsole(<Keys approve={approve} go={go} />)
    await user.keyboard('ga')
    expect(go).toHaveBeenCalledOnce()
    expect(approve).not.toHaveBeenCalled()
  })
})
