import type { Spec } from '@longhaul/contract/routes.ts'
import { CHANGES_HEADER, SHOWS_HEADER, type Topic } from '@longhaul/contract/topics.ts'
import { app } from '../app.ts'

/** The topics that each call shows, according to its latest response. */
const shown = new Map<string, readonly Topic[]>()
/** Topics that this page's calls have changed and that have not been refetched yet. */
const changed = new Set<Topic>()
let announce: (topics: readonly Topic[]) => void = () => undefined

/** Parses the topics of a header or an event. */
// The server writes the header from the contract's list, of which the front ends have only the type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const topicsIn = (text: string | null): readonly Topic[] => (text ? (text.split(',') as Topic[]) : [])

/**
 * Whether this call may show one of these topics. True for data that came with the page or is still pending:
 * its topics are not known yet.
 */
export const mayShow = (spec: string, topics: readonly Topic[]): boolean =>
  shown.get(spec)?.some((topic) => topics.includes(topic)) ?? true

/**
 * Records what a response shows and what its call changed. The caller receives the response before the
 * listener is called.
 */
export function noteTopics(spec: Spec | undefined, header: (name: string) => string | null): void {
  if (spec) shown.set(spec, topicsIn(header(SHOWS_HEADER)))
  const topics = topicsIn(header(CHANGES_HEADER))
  if (topics.length === 0) return
  for (const topic of topics) changed.add(topic)
  const hadSession = Boolean(app.token())
  setTimeout(() => {
    // After a log-in the cache is empty, and after a log-out every refetch would be refused.
    if (Boolean(app.token()) !== hadSession) changed.clear()
    if (changed.size > 0) announce([...changed])
  })
}

/** Clears topics that are being refetched, or that the caller will refetch. */
export function invalidateChanged(topics: readonly Topic[]): void {
  for (const topic of topics) changed.delete(topic)
}

/** Calls the listener with the topics that this page's calls have changed. Replaces the previous listener. */
export function onChanged(listener: typeof announce): void {
  announce = listener
}
