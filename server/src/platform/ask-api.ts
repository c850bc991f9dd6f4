/** A complete, signed request to an external API: a POST if it has a form or JSON body, otherwise a GET. */
export type ApiRequest = {
  url: string
  form?: URLSearchParams
  json?: unknown
  headers?: Readonly<Record<string, string>>
}

/**
 * Calls an API configured by the operator. It is trusted, so there is no guard, only a time limit and a size
 * limit for the answer. Redirects are not followed, because the request carries the keys. Throws on 5xx, on
 * 429 and if the answer is not JSON. Other error statuses return their body, which says more than the status.
 */
export async function askApi(
  { url, form, json, headers = {} }: ApiRequest,
  { timeLimitMs, bytesMax }: { timeLimitMs: number; bytesMax: number },
): Promise<unknown> {
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json))
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body }),
    headers: {
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimitMs),
  })
  if (response.status >= 500 || response.status === 429) {
    await response.body?.cancel()
    throw new Error(`status ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > bytesMax) throw new Error('the answer is too large')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
