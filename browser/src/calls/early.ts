/*
 * A page's first requests start before the application has loaded: the document lists their addresses, and a small first script fetches them
 * while the rest of the program is still downloading.
 */

const asked = new Map<string, Promise<Response>>()
/** A response that nothing has taken by then belongs to a page that the user has left. */
const KEPT_MS = 10_000

/** Fetches the addresses that the document lists, as `call` would. `look` sees the data of each reply as soon as it arrives, undefined of most refusals. */
export function askEarly(
  urls: readonly string[],
  headers: Record<string, string>,
  look: (data: unknown) => void,
): void {
  for (const url of urls) {
    const answer = wholeAnswer(url, headers)
    answer
      .then(async (response) => {
        const { data }: { data?: unknown } = await response.clone().json()
        return look(data)
      })
      // Whoever takes the response still receives its error.
      .catch(() => undefined)
    asked.set(url, answer)
  }
  setTimeout(() => asked.clear(), KEPT_MS)
}

/** Reads the whole body, because a browser keeps the connection of an unread response open. */
async function wholeAnswer(url: string, headers: Record<string, string>): Promise<Response> {
  const response = await fetch(url, { headers })
  const body = await response.arrayBuffer()
  return new Response(body, { status: response.status, headers: response.headers })
}

/** The response to an early request; returned once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = asked.get(url)
  asked.delete(url)
  return answer
}
