/** Why a stream ended: the server refused the token, or the connection was lost. */
export type StreamEnd = 'refused' | 'broken'

/**
 * Reads server-sent events with fetch, because EventSource cannot send the Authorization header. Calls
 * `onOpen` once the server listens, and `onChanged` with the topic of each `changed` event; resolves when the
 * stream ends. Never rejects.
 */
export async function readEvents(
  url: string,
  token: string | undefined,
  signal: AbortSignal,
  onChanged: (topic: string) => void,
  onOpen?: () => void,
): Promise<StreamEnd> {
  try {
    const response = await fetch(url, { headers: token ? { authorization: token } : {}, signal })
    if ([401, 403].includes(response.status)) return 'refused'
    if (!response.ok || !response.body) return 'broken'
    onOpen?.()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'broken'
      const blocks = (rest + value).split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const topic = /^event: *changed\s*$/m.test(block) && /^data:(.+)/m.exec(block)?.[1]?.trim()
        if (topic) onChanged(topic)
      }
    }
  } catch {
    return 'broken'
  }
}
