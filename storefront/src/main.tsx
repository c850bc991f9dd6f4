import '@vitejs/plugin-react/preamble'
import { askEarly } from '@longhaul/browser/calls/early.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { readState } from './page-state.ts'
import { token } from './session.ts'

/*
 * The first script of a page, and a small one: it asks for what the page will ask for. The rest is in files of its own, which the document has the
 * browser fetch at the same time.
 */

// The document of the development server links no styles.
if (import.meta.env.DEV) void import('./styles.css')

const state = readState()
const login = token()
askEarly(state?.calls ?? [], { 'client-language': pageLang, ...(login ? { authorization: login } : {}) })

void import('./start.tsx').then(({ start }) => start(state))
