import '@longhaul/ui/testing.ts'
import { createQueryClient } from '@longhaul/browser/calls/queries.ts'
import { topicHeaders } from '@longhaul/browser/calls/topic-headers.test-support.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { unknownInBody } from '@longhaul/contract/unknown-fields.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { MemoryRouter } from '@longhaul/ui/address/router.tsx'
import { AskHost } from '@longhaul/ui/dialog/AskHost.tsx'
import { dismissToast, readToasts } from '@longhaul/ui/toast/toast.ts'
import { ToastRegion } from '@longhaul/ui/toast/ToastRegion.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { createEvent, fireEvent, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, vi } from 'vitest'
import '../configure.ts'
import { ProposeDialog } from '../policy/ProposeDialog.tsx'
import { useRefused } from '../policy/second-person.ts'
import { keysPending, useShortcutKeys } from './shortcuts.ts'

/**
 * The fake server's response, immediately or when the promise resolves: data, an error, or nothing (no
 * network).
 */
export type Replier = (request: { params: URLSearchParams; body: unknown; path: string }) => unknown
export type Sent = { spec: string; body: unknown; key: string | undefined }

export class Refused {
  readonly status: number
  readonly message: string
  readonly data: object
  constructor(status: number, message: string, data: object = { error: 'transition_not_allowed' }) {
    this.status = status
    this.message = message
    this.data = data
  }
}
export const NO_NETWORK = Symbol('no network')

/** Fields that were sent but are not in the call's schema: the server would reject them. */
const unknownSent: string[] = []

afterEach(() => {
  expect(unknownSent.splice(0)).toEqual([])
  vi.unstubAllGlobals()
  localStorage.clear()
  for (const toast of readToasts()) dismissToast(toast.id)
  document.cookie = 'staff_token=; Path=/; Max-Age=0'
})

/**
 * Renders a part of the console for a member of staff with these roles, on a fake network: `replies` by call,
 * written as in the contract (`POST /staff/order_items/{id}/approve`). `sent` collects the requests in order,
 * `scanned` the codes that no station took.
 */
export function renderConsole(
  node: ReactNode,
  {
    path = '/',
    roles = ['admin'],
    replies = {},
  }: { path?: string; roles?: readonly StaffRole[]; replies?: Record<string, Replier> } = {},
) {
  document.cookie = 'staff_token=token; Path=/'
  const sent: Sent[] = []
  const scanned: string[] = []
  const all: Record<string, Replier> = {
    'GET /staff/info': () => ({
      id: ID(1),
      name: 'Su',
      email: 'su@demo.example',
      lang: 'en',
      roles,
      warehouse_id: null,
      two_factor: 'off',
    }),
    'GET /warehouses': () => ({ warehouses: [], closed: [] }),
    'GET /staff/dashboard': () => ({ queues: [], books_balanced: null, out_of_order: [] }),
    'GET /staff/duty_rules': () => ({ version: '2026-11-28.1', day: '2026-11-28', alarms: [], places: [] }),
    'GET /staff/day': () => ({ figures: [], clerks: null }),
    'GET /staff/holds': () => ({ items: [] }),
    'GET /staff/assignments': () => ({ items: [] }),
    'GET /staff/mentions': () => ({ items: [] }),
    'GET /configurations': () => ({ WEBSITE_NAME: 'Longhaul', WEBSITE_LOGO_PATH: '', demo: true }),
    ...replies,
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const address = new URL(url, 'http://console.test')
    const called = address.pathname.replace('/api/v1', '')
    const spec = Object.keys(all).find((key) => fits(key, `${init.method ?? 'GET'} ${called}`))
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    const route = allRoutes.find((known) => known.spec === spec)
    if (route) unknownSent.push(...unknownInBody(route, body).map((field) => `${route.spec} ${field}`))
    // Pages send holds automatically; they are recorded only if the test answers them.
    const isCourtesy = called.startsWith('/staff/holds') && spec === undefined
    if (init.method !== 'GET' && !isCourtesy)
      sent.push({ spec: spec ?? `${init.method} ${called}`, body, key: keyIn(init) })
    const answer = spec
      ? await all[spec]?.({ params: address.searchParams, body, path: called })
      : new Refused(404, 'Not found')
    if (answer === NO_NETWORK) throw new TypeError('failed to fetch')
    if (answer instanceof Refused) return json(answer.status, answer.status, answer.message, answer.data)
    return json(200, 200, 'OK', answer, topicHeaders(spec))
  })
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { retry: false, staleTime: 0 } })
  const view = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter at={path}>
        <Keys onScan={(code) => scanned.push(code)} />
        {node}
        <AskHost />
        <Propose />
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  /** Refetches everything, as an event about a colleague's action makes every open page do. */
  const refresh = () => queries.invalidateQueries()
  return { ...view, sent, refresh, scanned, user: userWithKeys() }
}

const keyIn = ({ headers }: RequestInit): string | undefined =>
  new Headers(headers).get('idempotency-key') ?? undefined

/** The shell's dialog for what needs a second person. */
function Propose() {
  const refused = useRefused()
  return refused && <ProposeDialog refused={refused} />
}

function Keys({ onScan }: { onScan: (code: string) => void }) {
  useShortcutKeys(onScan)
  return null
}

/**
 * Makes `keyboard` resolve only once the keys were handled: letters are delayed briefly, to distinguish them
 * from a scanner's.
 */
function userWithKeys() {
  const user = userEvent.setup()
  const keyboard: typeof user.keyboard = async (keys) => {
    await user.keyboard(keys)
    await waitFor(() => expect(keysPending()).toBe(false))
  }
  return { ...user, keyboard }
}

/** A UUID for tests. */
export const ID = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const fits = (spec: string, called: string): boolean =>
  new RegExp(`^${spec.replaceAll('/', '\\/').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(called)

const json = (status: number, code: number, message: string, data: unknown, headers = {}): Response =>
  new Response(JSON.stringify({ code, message, data }), { status, headers })

/** The time of the next scanned key; far from those that a test types. */
let scannedAt = 1e12

/**
 * Scans a code where the focus is, with the time stamps of a scanner, however slow this machine is. `gapMs`:
 * the time between two keys.
 */
export function scanCode(code: string, gapMs = 8): void {
  scannedAt += 10_000
  for (const key of [...code, 'Enter']) {
    scannedAt += gapMs
    const at = document.activeElement ?? document.body
    const event = createEvent.keyDown(at, { key })
    Object.defineProperty(event, 'timeStamp', { value: scannedAt })
    const goesOn = fireEvent(at, event)
    if (!goesOn || !(at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement)) continue
    if (key !== 'Enter') fireEvent.input(at, { target: { value: at.value + key } })
    else if (at instanceof HTMLInputElement && at.form) fireEvent.submit(at.form)
  }
}

/** Lets more than a second pass between two scans of the same label, which would else be one. */
export function aSecondLater(): void {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 1_500)
}
