import { findText } from '@longhaul/text/console/find/find.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { keep, readStored } from '../shared/stored.ts'
import { useHoldShortcuts, useScanTaker } from '../shared/shortcuts.ts'
import { ID, renderConsole } from '../shared/testing.tsx'
import { FindDialog } from './FindDialog.tsx'

const Here = () => {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}
const found = (kind: string, number: string, exact = false) => ({
  kind,
  id: ID(7),
  hint: '',
  number,
  title: '',
  owner: '',
  stage: null,
  by: 'number',
  exact,
})
const show = (
  words: string,
  items: unknown[],
  { below = null, ...roles }: Parameters<typeof renderConsole>[1] & { below?: ReactNode } = {},
) =>
  renderConsole(
    <>
      {below}
      <FindDialog words={words} onClose={() => undefined} />
      <Here />
    </>,
    {
      replies: {
        'GET /staff/finds': () => ({ items }),
        'GET /staff/page_words': () => ({
          pages: [
            { id: 'page.review', words: ['Order review', '订单审核', 'ddsh'] },
            { id: 'page.books', words: ['Books', '账目', 'zm'] },
            { id: 'do.dark', words: ['Dark theme', '深色主题', 'sszt'] },
            { id: 'do.zh', words: ['Language: 中文', '语言：中文', 'yyzw'] },
          ],
        }),
      },
      ...roles,
    },
  )

/** One key every 5 ms: faster than any person types. */
const scanInto = (field: HTMLElement, code: string) => {
  ;[...code, 'Enter'].forEach((key, at) => {
    const event = createEvent.keyDown(field, { key })
    Object.defineProperty(event, 'timeStamp', { value: 60_000 + at * 5 })
    fireEvent(field, event)
  })
}

describe('the global search', () => {
  test('opens the active result on Enter; arrows change the active result', async () => {
    const { user } = show('', [found('order', 'O000103006'), found('parcel', 'P000103006')])
    const field = screen.getByRole('combobox')
    await user.type(field, '0001')
    await screen.findByRole('option', { name: /P000103006/ })
    const options = screen.getAllByRole('option')
    expect(field.getAttribute('aria-activedescendant')).toBe(options[0]!.id)
    await user.keyboard('{ArrowDown}')
    expect(options[1]!.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(`at /package?id=${ID(7)}`)).toBeTruthy()
  })

  test.each(['dark', '深色', 'sszt'])('changes the theme with %s on the current page', async (words) => {
    const { user } = show('', [], { path: '/review' })
    await user.type(screen.getByRole('combobox'), words)
    await user.click(await screen.findByRole('option', { name: /Dark theme/ }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(screen.getByText('at /review')).toBeTruthy()
  })

  test.each(['order rev', '审核', 'ddsh'])('finds a page by %s', async (words) => {
    const { user } = show('', [])
    await user.type(screen.getByRole('combobox'), words)
    await user.click(await screen.findByRole('option', { name: /Order review/ }))
    expect(screen.getByText('at /review')).toBeTruthy()
  })

  test('offers no page of another role', async () => {
    const { user } = show('', [], { roles: ['warehouse'] })
    await user.type(screen.getByRole('combobox'), 'ddsh')
    // All results are present once the search has answered.
    await screen.findAllByRole('option')
    await waitFor(() => expect(screen.queryByText(findText.searching)).toBeNull())
    expect(screen.queryByRole('option', { name: /Order review/ })).toBeNull()
  })

  test('opens what was scanned if exactly one result has its number; otherwise lists the results', async () => {
    show('P000103006', [found('parcel', 'P000103006', true)])
    expect(await screen.findByText(`at /package?id=${ID(7)}`)).toBeTruthy()
  })

  test('lists the results if several have the scanned number', async () => {
    show('SF1000', [found('item', 'SF1000', true), found('stock_item', 'SF1000', true)])
    expect((await screen.findAllByRole('option', { name: /SF1000/ })).length).toBeGreaterThan(1)
    expect(screen.getByText('at /')).toBeTruthy()
  })

  test('a scan replaces what was typed, and opens the result with exactly its number', async () => {
    show('', [found('parcel', 'P000103006', true)])
    const field = screen.getByRole<HTMLInputElement>('combobox')
    fireEvent.input(field, { target: { value: 'mug' } })
    scanInto(field, 'P000103006')
    expect(field.value).toBe('P000103006')
    expect(await screen.findByText(`at /package?id=${ID(7)}`)).toBeTruthy()
  })

  test('at a station a scan is only shown, because it may be meant for the station', async () => {
    const counted: string[] = []
    const Station = () => {
      useHoldShortcuts()
      useScanTaker((code) => counted.push(code) > 0)
      return null
    }
    const { user } = show('', [found('parcel', 'P000103006', true)], { below: <Station /> })
    scanInto(screen.getByRole('combobox'), 'P000103006')
    expect(await screen.findByText('Scanned: P000103006')).toBeTruthy()
    expect((await screen.findAllByRole('option', { name: /P000103006/ })).length).toBeGreaterThan(0)
    expect(screen.getByText('at /')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Count it at the station' }))
    expect(counted).toEqual(['P000103006'])
  })

  test('starts with what this member opened last, storing only numbers', async () => {
    keep(
      `opened.${ID(1)}`,
      JSON.stringify([
        { kind: 'order', id: ID(5), hint: '', number: 'O000100001' },
        { kind: 'shopper', id: ID(6), hint: '', number: 'ABC123' },
        'broken',
      ]),
    )
    show('', [], { roles: ['buyer'] })
    expect(await screen.findByRole('option', { name: /O000100001/ })).toBeTruthy()
    expect(screen.queryByRole('option', { name: /ABC123/ })).toBeNull()
    expect(readStored(`opened.${ID(2)}`)).toBe('')
  })
})
