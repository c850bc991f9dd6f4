import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { app } from '../app.ts'
import { API } from '../calls/client.ts'
import { refreshTopics } from '../calls/queries.ts'
import { topicsIn } from '../calls/topics.ts'
import { readEvents } from './read-events.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/**
 * Keeps the page up to date: the server reports which topic changed, and the page refetches what it shows of
 * that topic. Runs only while the tab is visible; returning to the tab refetches everything stale. The server
 * also reports what changed between the page's first request, or the return to the tab, and the opening of
 * the stream; after a lost connection the page refetches what it shows. So no change is missed.
 */
export function useLiveUpdates(loggedIn: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!loggedIn) return
    let stop = () => {}
    let wait = FIRST_WAIT_MS
    // Of the page's first request, on the clock that starts with the page.
    let fetchedAt = 0

    async function listen(isLost = false) {
      const here = new AbortController()
      stop = () => here.abort()
      const since = Math.round(performance.now() - fetchedAt)
      const onChanged = (topic: string) => {
        wait = FIRST_WAIT_MS
        void refreshTopics(queries, topicsIn(topic))
      }
      const onOpen = isLost ? () => void queries.invalidateQueries() : undefined
      const url = `${API}/events?since_ms=${since}`
      const end = await readEvents(url, app.token(), here.signal, onChanged, onOpen)
      if (here.signal.aborted || end === 'refused') return
      // Half of the wait is jitter, so that a restarted server does not receive all clients at the same
      // moment.
      const again = setTimeout(() => void listen(true), (wait * (1 + Math.random())) / 2)
      stop = () => clearTimeout(again)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
    function follow(event?: Event) {
      stop()
      if (event) fetchedAt = performance.now()
      if (!document.hidden) void listen()
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
    }
  }, [loggedIn, queries])
}
