/*
 * What a page asks for first is asked for before the application is there to ask: the document names the addresses, and a first small script fetches them
 * while the rest of the program is still on its way.
 */

const asked = new Map<string, Promise<Response>>()
/** An answer that nothing took by then belongs to a page that was left. */
const KEPT_MS = 10_000

/** Fetches what the document names, as `call` would. */
export function askEarly(urls: readonly string[], headers: Record<string, string>): void {
  for (const url of urls) {
    const answer = wholeAnswer(url, headers)
    // Whoever takes it hears of it.
    answer.catch(() => undefined)
    asked.set(url, answer)
  }
  setTimeout(() => asked.clear(), KEPT_MS)
}

/** With its body: a browser keeps the connection of an answer that is not read. */
async function wholeAnswer(url: string, headers: Record<string, string>): Promise<Response> {
  const response = await fetch(url, { headers })
  const body = await response.arrayBuffer()
  return new Response(body, { status: response.status, headers: response.headers })
}

/** The answer to a call that was made early, once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = asked.get(url)
  asked.delete(url)
  return answer
}
