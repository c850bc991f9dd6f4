import { type Call, type ClientOptions, createClient } from '@longhaul/contract/client.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { app } from '../app.ts'
import { noteTopics } from './topics.ts'

export const API = '/api/v1'

/** How calls are made, including those that do not return JSON (`documents.ts`). */
export const client: ClientOptions = {
  base: API,
  token: () => app.token(),
  lang: () => pageLang,
  fetch: (url, init) => fetch(url, init),
  onAnswer: (spec, headers) => noteTopics(spec, (name) => headers.get(name)),
}

/** The only way to call the server. Components use `useCall` and `useSend`; other code uses this. */
export const call: Call = createClient(client)
