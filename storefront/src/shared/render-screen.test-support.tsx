import '@longhaul/ui/testing.ts'
import { createQueryClient } from '@longhaul/browser/calls/queries.ts'
import { topicHeaders } from '@longhaul/browser/calls/topic-headers.test-support.ts'
import { type Reply, type Spec, allRoutes } from '@longhaul/contract/routes.ts'
import { unknownInBody } from '@longhaul/contract/unknown-fields.ts'
import { MemoryRouter, useLocation } from '@longhaul/ui/address/router.tsx'
import { AskHost } from '@longhaul/ui/dialog/AskHost.tsx'
import { ToastRegion } from '@longhaul/ui/toast/ToastRegion.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, expect } from 'vitest'
import '../configure.ts'

/** A call as the server would read it. */
export type AskedCall = {
  spec: string
  path: string
  query: URLSearchParams
  body: unknown
  headers: Headers
}

/** A refusal as the server words it: `refuse(409, 'insufficient_balance', 'Your balance is too low')`. */
export class Refused {
  readonly status: number
  readonly message: string
  readonly data: Record<string, unknown>
  constructor(status: number, message: string, data: Record<string, unknown>) {
    this.status = status
    this.message = message
    this.data = data
  }
}

export const refuse = (
  status: number,
  error: string,
  message: string,
  more: Record<string, unknown> = {},
): Refused => new Refused(status, message, { error, ...more })

export type Replies = {
  [S in Spec]?: Reply<S> | Refused | ((asked: AskedCall) => Reply<S> | Refused | Promise<Reply<S> | Refused>)
}

/**
 * Renders a screen at an address, with a server that gives the specified replies and answers anything else
 * with a 404. `asked` lists the calls that were made, `address()` is the page's current address.
 */
export function renderScreen(
  screen: ReactNode,
  { at = '/', replies = {} }: { at?: string; replies?: Replies } = {},
) {
  const server = serve(replies)
  let address = at
  const Watch = () => {
    const { pathname, search } = useLocation()
    address = pathname + search
    return null
  }
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  const view = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter at={at}>
        <Suspense>{screen}</Suspense>
        <Watch />
        <AskHost />
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...view, queries, asked: server.asked, address: () => address }
}

/** Fields that a page sent but the call does not accept: the server would refuse them. */
const unknownSent: string[] = []

afterEach(() => expect(unknownSent.splice(0)).toEqual([]))

/** Answers `fetch` with the specified replies for the rest of the test file. */
export function serve(replies: Replies): { asked: AskedCall[] } {
  const asked: AskedCall[] = []
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost')
    const method = init?.method ?? 'GET'
    const path = url.pathname.replace('/api/v1', '')
    const spec = Object.keys(replies).find((key) => fits(key, method, path)) ?? `${method} ${path}`
    const call: AskedCall = {
      spec,
      path,
      query: url.searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body,
      headers: new Headers(init?.headers),
    }
    asked.push(call)
    const route = allRoutes.find((known) => known.spec === spec)
    if (route && !(call.body instanceof FormData))
      unknownSent.push(...unknownInBody(route, call.body).map((field) => `${spec} ${field}`))
    const reply = (replies as Record<string, unknown>)[spec]
    const answer: unknown =
      typeof reply === 'function' ? await (reply as (call: AskedCall) => unknown)(call) : reply
    return respond(
      spec,
      answer === undefined ? refuse(404, 'not_found', 'This page could not be found') : answer,
    )
  }
  return { asked }
}

const fits = (spec: string, method: string, path: string): boolean =>
  new RegExp(`^${spec.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`)

function respond(spec: string, answer: unknown): Response {
  const refused = answer instanceof Refused
  const body = refused
    ? { code: answer.status, message: answer.message, data: answer.data }
    : { code: 200, message: 'OK', data: answer }
  return new Response(JSON.stringify(body), {
    status: refused ? answer.status : 200,
    headers: { 'content-type': 'application/json', ...(refused ? {} : topicHeaders(spec)) },
  })
}
