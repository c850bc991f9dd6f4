import '@vitejs/plugin-react/preamble'
import { loadChunk } from '@longhaul/browser/chunk/chunk-reload.ts'
import { readState } from './page-state.ts'

/*
 * The first script of a page, kept small. The rest is in separate files. The document has the browser fetch them in
 * parallel; or, if the page can be read as the server sent it, this script fetches them after the first paint.
 */

// The development server's document links no styles.
if (import.meta.env.DEV) void import('./styles.css')

/** A page in the background is never painted. Declared before its first use, because code further down does not wait. */
const DRAWN_WITHIN_MS = 1_000

const state = readState()

const rest = state?.modules
void (rest ? drawn().then(() => rest.forEach(fetchModule)) : Promise.resolve())
  // Separately, so that no single task runs the whole program for the first time.
  .then(() => loadChunk(() => import('./react.ts')))
  .then(() => loadChunk(() => import('./start.tsx')))
  .then(({ start }) => start(state))
  // Nothing is there yet that could say so but the document itself, as for this file (server/src/pages/page-document.ts).
  .catch(() => document.getElementById('unloaded')?.removeAttribute('hidden'))

/**
 * Resolves when the document's text is on the screen; until then the style sheet and the font have the whole bandwidth, and the frame the whole processor. The
 * browser says when: an animation frame comes before the frame is presented.
 */
function drawn(): Promise<void> {
  return new Promise((done) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) done()
    })
    observer.observe({ type: 'paint', buffered: true })
    setTimeout(done, document.hidden ? 0 : DRAWN_WITHIN_MS)
  })
}

/** Fetches all modules in parallel, instead of each only when another imports it. */
function fetchModule(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}
