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
 * Keeps the page up to date: the server reports which topic changed, and the page refetches what it shows of that topic. Runs only while the tab
 * is visible; returning to the tab refetches everything stale, so no change is missed.
 */
export function useLiveUpdates(loggedIn: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!loggedIn) return
    let stream: AbortController | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let wait = FIRST_WAIT_MS

    async function listen() {
      const here = new AbortController()
      stream = here
      const end = await readEvents(`${API}/events`, app.token(), here.signal, (topic) => {
        wait = FIRST_WAIT_MS
        void refreshTopics(queries, topicsIn(topic))
      })
      if (here.signal.aborted || end === 'refused') return
      // Half of the wait is jitter, so that a restarted server does not receive all clients at the same moment.
      again = setTimeout(() => void listen(), wait / 2 + Math.random() * (wait / 2))
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
    function follow() {
      clearTimeout(again)
      stream?.abort()
      stream = undefined
      if (document.visibilityState === 'visible') void listen()
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      clearTimeout(again)
      stream?.abort()
    }
  }, [loggedIn, queries])
}
