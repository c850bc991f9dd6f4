import type { Spec } from '@longhaul/contract/routes.ts'
import { CHANGES_HEADER, SHOWS_HEADER, type Topic } from '@longhaul/contract/topics.ts'
import { app } from '../app.ts'

/** What each call shows, as its latest answer said. */
const shown = new Map<string, readonly Topic[]>()
/** What calls of this page have changed and was not refetched yet. */
const changed = new Set<Topic>()
let announce: (topics: readonly Topic[]) => void = () => undefined

/** Topics as a header or an event has them. */
// The server writes the header from the contract's own list, which front ends know as a type only.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const topicsIn = (text: string | null): readonly Topic[] => (text ? (text.split(',') as Topic[]) : [])

/** Whether an answer to this call may show one of these topics: one that came with the page or is still on its way may show any. */
export const mayShow = (spec: string, topics: readonly Topic[]): boolean =>
  shown.get(spec)?.some((topic) => topics.includes(topic)) ?? true

/** Records what an answer says: what it shows, and what its call changed. The caller gets the answer first. */
export function noteTopics(spec: Spec | undefined, header: (name: string) => string | null): void {
  if (spec) shown.set(spec, topicsIn(header(SHOWS_HEADER)))
  const topics = topicsIn(header(CHANGES_HEADER))
  if (topics.length === 0) return
  for (const topic of topics) changed.add(topic)
  const hadSession = Boolean(app.token())
  setTimeout(() => {
    // A log-in finds an empty cache, and after a log-out everything would be refused.
    if (Boolean(app.token()) !== hadSession) changed.clear()
    if (changed.size > 0) announce([...changed])
  })
}

/** These are being fetched again, or will be by the caller. */
export function forgetChanged(topics: readonly Topic[]): void {
  for (const topic of topics) changed.delete(topic)
}

/** Calls back with what calls of this page have changed. The latest listener alone is called. */
export function onChanged(listener: typeof announce): void {
  announce = listener
}
