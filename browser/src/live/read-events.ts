/** Why a stream ended: the server refused the token, or the connection was lost. */
export type StreamEnd = 'refused' | 'broken'

/**
 * Reads server-sent events with fetch, because EventSource cannot send the Authorization header. Calls `onOpen` once the server listens, and `onChanged` with
 * the topic of each `changed` event; resolves when the stream ends. Never rejects.
 */
export async function readEvents(
  url: string,
  token: string | undefined,
  signal: AbortSignal,
  onChanged: (topic: string) => void,
  onOpen: () => void = () => undefined,
): Promise<StreamEnd> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/event-stream', ...(token ? { authorization: token } : {}) },
      signal,
    })
    if (response.status === 401 || response.status === 403) return 'refused'
    if (!response.ok || !response.body) return 'broken'
    onOpen()
    await readBlocks(response.body, (block) => {
      const topic = fieldOf(block, 'data')
      if (fieldOf(block, 'event') === 'changed' && topic) onChanged(topic)
    })
    return 'broken'
  } catch {
    return 'broken'
  }
}

async function readBlocks(body: ReadableStream<Uint8Array>, onBlock: (block: string) => void): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    rest += decoder.decode(value, { stream: true })
    const blocks = rest.split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) onBlock(block)
  }
}

const fieldOf = (block: string, name: string): string | undefined =>
  block
    .split(/\r?\n/)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim()
