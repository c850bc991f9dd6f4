import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { namesOf } from '@longhaul/domain/entries.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LANGS } from '@longhaul/domain/languages.ts'
import { withoutDocumentHeaders } from '../platform/http/headers.ts'
import { rootFolder } from '../platform/folders.ts'
import { isNoFile } from '../platform/files/file-store.ts'
import { type Encoding, acceptedEncoding } from './encoding.ts'

/**
 * The extensions of files that are served, and their content types. Not SVG: opened in a window its scripts
 * run, so it would need its own policy.
 */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
}
const ENDINGS = { br: '.br', gzip: '.gz' } as const

/** A file in one encoding: its bytes, and its constant headers. */
type Variant = { body: Buffer; headers: Record<string, string> }
type StaticFile = Map<Encoding | undefined, Variant>
/** A file's bytes in each encoding, and uncompressed. */
type Bodies = Map<Encoding | undefined, Buffer>

/**
 * Serves the files of a built front end below a prefix, from memory: the folder is listed on the first
 * request, and each file is read on its first request, in every encoding that the build produced. File names
 * contain a hash of the content, so browsers cache them forever, unless `caching` says otherwise. A range
 * request is answered with the whole file.
 */
export function serveFiles(
  app: FastifyInstance,
  prefix: string,
  folder: string,
  {
    caching = 'public, max-age=31536000, immutable',
    embedded = false,
  }: {
    caching?: string
    /** Other sites may show them: web mail, previews of links. */
    embedded?: boolean
  } = {},
): void {
  let listed: Promise<ReadonlySet<string>> | undefined
  const list = () =>
    (listed ??= namesIn(folder).catch((error: unknown) => {
      // The next request lists the folder again.
      listed = undefined
      throw error
    }))
  const kept = new Map<string, Promise<StaticFile>>()
  app.get<{ Params: { '*': string } }>(
    `${prefix}*`,
    { compress: false, logLevel: 'warn' },
    async (request, reply) => {
      const { '*': name } = request.params
      const names = await list()
      if (!names.has(name) || !TYPES[extname(name)]) return reply.callNotFound()
      let file = kept.get(name)
      if (!file) {
        file = read(folder, name, names, {
          'cache-control': caching,
          ...(embedded ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
        })
        kept.set(name, file)
        file.catch(() => kept.delete(name))
      }
      return send(await file, request, reply)
    },
  )
}

function send(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const variant = file.get(encoding) ?? file.get(undefined)!
  const isKnown = request.headers['if-none-match']
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === variant.headers['etag'])
  withoutDocumentHeaders(reply).headers(variant.headers)
  return isKnown ? reply.code(304).send() : reply.send(variant.body)
}

/** The names of the files in the folder; none if it does not exist. */
async function namesIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    if (isNoFile(error)) return []
    throw error
  })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name))))
}

async function read(
  folder: string,
  name: string,
  names: ReadonlySet<string>,
  headers: Readonly<Record<string, string>>,
): Promise<StaticFile> {
  const bodies = await readBuilt(folder, name, names)
  const plain = bodies.get(undefined)!
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 16)
  const common = {
    'content-type': TYPES[extname(name)]!,
    ...headers,
    ...(bodies.size > 1 ? { vary: 'accept-encoding' } : {}),
  }
  const file: StaticFile = new Map()
  for (const [encoding, body] of bodies)
    file.set(encoding, {
      body,
      headers: encoding
        ? { ...common, 'content-encoding': encoding, etag: `"${hash}-${encoding}"` }
        : { ...common, etag: `"${hash}"` },
    })
  return file
}

/** The bytes of a file, uncompressed and as the build compressed it. */
async function readBuilt(folder: string, name: string, names: ReadonlySet<string>): Promise<Bodies> {
  const bodies: Bodies = new Map([[undefined, await readFile(join(folder, name))]])
  for (const code of namesOf(ENDINGS))
    if (names.has(name + ENDINGS[code])) bodies.set(code, await readFile(join(folder, name + ENDINGS[code])))
  return bodies
}

/**
 * Serves the shop's files, whose names contain a hash of their content, and the pictures of its public pages,
 * whose names do not.
 */
export function serveAssets(app: FastifyInstance, dist: string): void {
  for (const lang of LANGS) serveFiles(app, `/assets/${lang}/`, join(dist, lang))
  serveFiles(app, '/pictures/', join(dist, 'pictures'), {
    caching: 'public, max-age=86400',
    embedded: true,
  })
  // The pages' wildcard matches these paths too, but a missing file or an unknown call must not be answered
  // with a page.
  app.get('/assets/*', (_request, reply) => reply.callNotFound())
  app.get('/api/*', (_request, reply) => reply.callNotFound())
}

/** The folders of the built front ends. */
export const storefrontDist = (): string => join(rootFolder(), 'storefront', 'dist')
export const consoleDist = (): string => join(rootFolder(), 'console', 'dist')
