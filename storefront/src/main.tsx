import '@vitejs/plugin-react/preamble'
import { askEarly } from '@longhaul/browser/calls/early.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { readState } from './page-state.ts'
import { token } from './session.ts'

/*
 * The first script of a page, and a small one: it asks for what the page will ask for. The rest is in files of its own: the document has the browser fetch
 * them at the same time, or, where the page can be read as it was sent, this script does when it has been drawn.
 */

// The document of the development server links no styles.
if (import.meta.env.DEV) void import('./styles.css')

/** A page in the background is not drawn. Above its first use: what runs below is not called later. */
const DRAWN_WITHIN_MS = 1_000

const state = readState()
const login = token()
askEarly(state?.calls ?? [], { 'client-language': pageLang, ...(login ? { authorization: login } : {}) })

const rest = state?.modules
void (rest ? drawn().then(() => rest.forEach(fetchModule)) : Promise.resolve())
  // By itself, so that no single task runs all of the program for the first time.
  .then(() => import('./react.ts'))
  .then(() => import('./start.tsx'))
  .then(({ start }) => start(state))

/** When the browser has drawn what the document holds: until then the style sheet and the font have the line for themselves. */
function drawn(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, document.hidden ? 0 : DRAWN_WITHIN_MS)
  })
}

/** All at once, not each when another has named it. */
function fetchModule(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}
