import { dismissToast, readToasts } from '@longhaul/ui/toast/toast.ts'
import { afterEach, expect, test, vi } from 'vitest'
import '../app.test-support.tsx'
import { openDocument, saveDocument } from './documents.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) dismissToast(id)
})

const answer = (response: Response) => vi.stubGlobal('fetch', async () => response)
const toasts = () => readToasts().map(({ text }) => text)

test('a document that cannot be made says why: the page has no fields that could be marked', async () => {
  const data = {
    error: 'invalid_input',
    reason: 'address_unprintable',
    fields: { address: 'Package P1 can’t be printed: “😀” in “12 Main Street 😀”' },
  }
  answer(Response.json({ code: 400, message: 'This package can’t be printed', data }, { status: 400 }))
  await saveDocument('/staff/parcels/1/label.pdf', 'label.pdf')
  expect(toasts()).toEqual(['Package P1 can’t be printed: “😀” in “12 Main Street 😀”'])
})

test('other refusals are shown as they are', async () => {
  const data = { error: 'not_found' }
  answer(Response.json({ code: 404, message: 'This page could not be found', data }, { status: 404 }))
  await saveDocument('/staff/parcels/1/label.pdf', 'label.pdf')
  expect(toasts()).toEqual(['This page could not be found'])
})

test('a file of several packages says which it leaves out', async () => {
  const tab = { location: { href: '' }, close: vi.fn() }
  vi.stubGlobal('open', () => tab)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  const leftOut: string[][] = []
  const say = (numbers: readonly string[]) => void leftOut.push([...numbers])
  answer(new Response('%PDF', { headers: { 'Longhaul-Left-Out': 'P1,P2' } }))
  await openDocument('/staff/parcels/labels.pdf?ids=1,2,3', 'labels.pdf', say)
  answer(new Response('%PDF', { headers: { 'Longhaul-Left-Out': '' } }))
  await openDocument('/staff/parcels/labels.pdf?ids=3', 'labels.pdf', say)
  expect(leftOut).toEqual([['P1', 'P2']])
  expect(tab.location.href).toBe('blob:1')
})
