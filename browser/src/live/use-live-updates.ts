import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { app } from '../app.ts'
import { API } from '../calls/client.ts'
import { refreshAll, refreshTopics } from '../calls/queries.ts'
import { topicsIn } from '../calls/topics.ts'
import { readEvents } from './read-events.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** The most that the server remembers. */
const LONGEST_AGO_MS = 60_000
/** This request may take longer to arrive than the page's first did. */
const SLACK_MS = 2_000

/**
 * Keeps the page up to date: the server reports which topic changed, and the page refetches what it shows of that topic. Runs only while the tab
 * is visible; returning to the tab refetches everything stale. The server also reports what changed between the page's first request, or the return to the
 * tab, and the opening of the stream; after a lost connection the page refetches what it shows. So no change is missed.
 */
export function useLiveUpdates(loggedIn: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!loggedIn) return
    let stream: AbortController | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let wait = FIRST_WAIT_MS
    // Of the page's first request, on the clock that starts with the page.
    let fetchedAt = 0

    async function listen(isLost = false) {
      const here = new AbortController()
      stream = here
      const ago = Math.round(performance.now() - fetchedAt) + SLACK_MS
      const address = `${API}/events?since_ms=${Math.min(ago, LONGEST_AGO_MS)}`
      const onChanged = (topic: string) => {
        wait = FIRST_WAIT_MS
        void refreshTopics(queries, topicsIn(topic))
      }
      const onOpen = () => {
        if (isLost) void refreshAll(queries)
      }
      const end = await readEvents(address, app.token(), here.signal, onChanged, onOpen)
      if (here.signal.aborted || end === 'refused') return
      // Half of the wait is jitter, so that a restarted server does not receive all clients at the same moment.
      again = setTimeout(() => void listen(true), wait / 2 + Math.random() * (wait / 2))
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
    function follow() {
      clearTimeout(again)
      stream?.abort()
      stream = undefined
      if (document.visibilityState === 'visible') void listen()
    }

    function onVisibility() {
      fetchedAt = performance.now()
      follow()
    }

    follow()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      clearTimeout(again)
      stream?.abort()
    }
  }, [loggedIn, queries])
}
