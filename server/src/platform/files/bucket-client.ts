import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import { backoffMs, pauseUntil } from '../backoff.ts'
import type { BucketSettings } from './env-bucket.ts'

const TRIES = 3
const AGAIN = { firstMs: 200, mostMs: 2_000 }
/**
 * Timeouts for connecting, for the response headers and between parts of the body, and the maximum number of
 * connections.
 */
const PATIENCE = { connect: { timeout: 3_000 }, headersTimeout: 15_000, bodyTimeout: 30_000, connections: 32 }

type Response = Dispatcher.ResponseData
type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'
type Body = { sha256: string; bytes: number; open(): Buffer | Readable }

/** The store did not answer, or answered that it cannot: to callers it is temporarily unavailable. */
export class StoreAway extends Error {
  readonly code = 'ETIMEDOUT'
}
class StoreFull extends Error {
  readonly code = 'EDQUOT'
}
export class NoFile extends Error {
  readonly code = 'ENOENT'
}

/**
 * A client for an S3-compatible bucket, or a folder in it. Each request is signed together with the checksum
 * of its body, which the server verifies: an object is stored complete and unaltered, or not at all. Requests
 * that fail for lack of an answer are tried three times.
 */
export class BucketClient {
  readonly place: string
  readonly #settings: BucketSettings
  #tools: ReturnType<typeof loadTools> | undefined

  constructor(settings: BucketSettings) {
    this.#settings = settings
    this.place = settings.url
  }

  async put(path: string, body: Body): Promise<void> {
    const answer = await this.ask('PUT', path, {}, body)
    await answer.body.dump()
  }

  /** Uploads a local file whose checksum is known. */
  putFile(path: string, file: string, { sha256, bytes }: { sha256: string; bytes: number }): Promise<void> {
    return this.put(path, { sha256, bytes, open: () => createReadStream(file) })
  }

  /** The size of an object in bytes; undefined if it does not exist. */
  async sizeOf(path: string): Promise<number | undefined> {
    try {
      const { headers, body } = await this.ask('HEAD', path)
      await body.dump()
      return Number(headers['content-length'])
    } catch (error) {
      if (error instanceof NoFile) return undefined
      throw error
    }
  }

  /** Removes an object; does nothing if it does not exist. */
  async remove(path: string): Promise<void> {
    await this.ask('DELETE', path).then(
      ({ body }) => body.dump(),
      (error: unknown) => {
        if (!(error instanceof NoFile)) throw error
      },
    )
  }

  /** The paths of all objects with this prefix, with their sizes. */
  async *list(beginning: string): AsyncGenerator<{ path: string; bytes: number }> {
    const { origin, pathname } = new URL(this.#settings.url)
    const [, bucket = '', ...folder] = pathname.split('/')
    const above = folder.length > 0 ? `${decodeURIComponent(folder.join('/'))}/` : ''
    for (let more = ''; ;) {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: above + beginning,
        ...(more === '' ? {} : { 'continuation-token': more }),
      })
      const { body } = await this.#tried('GET', `${origin}/${bucket}?${query}`, {}, undefined)
      const text = await body.text()
      for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = unescaped(/<Key>(.*?)<\/Key>/s.exec(entry)?.[1] ?? '')
        if (key.startsWith(above))
          yield { path: key.slice(above.length), bytes: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1]) }
      }
      more = unescaped(/<NextContinuationToken>(.*?)<\/NextContinuationToken>/s.exec(text)?.[1] ?? '')
      if (more === '') return
    }
  }

  /** Sends a request, with retries. Throws for every answer other than success. */
  ask(method: Method, path: string, headers: Record<string, string> = {}, body?: Body): Promise<Response> {
    return this.#tried(method, `${this.#settings.url}/${path}`, headers, body)
  }

  async #tried(
    method: Method,
    url: string,
    headers: Record<string, string>,
    body: Body | undefined,
  ): Promise<Response> {
    for (let tried = 1; ; tried++) {
      try {
        return await this.#once(method, url, headers, body)
      } catch (error) {
        if (!(error instanceof StoreAway) || tried === TRIES) throw error
        await pauseUntil(backoffMs(tried, AGAIN), new AbortController().signal)
      }
    }
  }

  async #once(
    method: Method,
    url: string,
    headers: Record<string, string>,
    body: Body | undefined,
  ): Promise<Response> {
    const { signer, agent, request } = await (this.#tools ??= loadTools(this.#settings))
    const signed = await signer.sign(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? EMPTY },
    })
    const answer = await request(signed.url, {
      method,
      dispatcher: agent,
      headers: {
        ...Object.fromEntries(signed.headers),
        ...(body ? { 'content-length': String(body.bytes) } : {}),
      },
      body: body?.open() ?? null,
    }).catch((error: unknown) => {
      throw new StoreAway(`${this.place} does not answer`, { cause: error })
    })
    if (answer.statusCode < 300) return answer
    const text = (await answer.body.text().catch(() => '')).slice(0, 2_000)
    throw faultOf(answer.statusCode, /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '', this.place)
  }
}

/** The checksum of an empty body. */
const EMPTY = createHash('sha256').digest('hex')

/** Loaded with the first file. */
async function loadTools({ accessKey, secretKey, region }: BucketSettings) {
  const [{ AwsClient }, undici] = await Promise.all([import('aws4fetch'), import('undici')])
  const signer = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' })
  return { signer, agent: new undici.Agent(PATIENCE), request: undici.request }
}

function faultOf(status: number, code: string, place: string): Error {
  const text = `${place} answered ${status}${code === '' ? '' : ` ${code}`}`
  if (status === 404 && code !== 'NoSuchBucket') return new NoFile(text)
  if (status === 507 || /^(QuotaExceeded|InsufficientStorage|XMinioStorageFull)$/.test(code))
    return new StoreFull(text)
  if (status >= 500 || status === 429 || status === 408) return new StoreAway(text)
  return new Error(text)
}

/** Object names in a listing are XML-escaped. */
const unescaped = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => NAMED[name] ?? '')
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
