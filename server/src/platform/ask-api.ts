/** A request that is ready to be sent to an outside API: signed, with everything the API wants. As a form or as JSON by POST, without either by GET. */
export type ApiRequest = {
  url: string
  form?: URLSearchParams
  json?: unknown
  headers?: Readonly<Record<string, string>>
}

/**
 * Asks an API that the operator named, so it is trusted: no guard, but a time limit and a limit of what its answer may weigh. Redirects are not followed,
 * since the keys are sent along. Throws where it fails or answers no JSON; a refusal of its own comes with a body that says more, and is answered.
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
