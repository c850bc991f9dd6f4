import '@longhaul/ui/testing.ts'
import { act } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import '../app.test-support.tsx'
import { Loaded } from './Loaded.tsx'

const isLoading = { data: undefined, error: null, isFetching: true, refetch: () => undefined }

/** What a root shows before and after everything that was deferred. */
function drawn() {
  const element = document.createElement('div')
  const root = createRoot(element)
  return {
    element,
    now: (data: string[] | undefined) =>
      flushSync(() =>
        root.render(
          <Loaded of={{ ...isLoading, data }} skeleton="skeleton">
            {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
          </Loaded>,
        ),
      ),
    end: () => root.unmount(),
  }
}

test('what a reply brings is mounted in a render of its own, which the browser may interrupt', async () => {
  const { element, now, end } = drawn()
  await act(async () => now(undefined))
  await act(async () => {
    now(['a row'])
    expect(element.textContent).toBe('skeleton')
  })
  expect(element.textContent).toBe('a row')
  // A change of what is shown already is not put off.
  await act(async () => {
    now(['a row', 'another'])
    expect(element.textContent).toBe('a rowanother')
  })
  act(end)
})

test('what is there at first is shown at once, and what is gone is not shown', async () => {
  const { element, now, end } = drawn()
  await act(async () => {
    now(['a row'])
    expect(element.textContent).toBe('a row')
  })
  await act(async () => {
    now(undefined)
    expect(element.textContent).toBe('skeleton')
  })
  act(end)
})
