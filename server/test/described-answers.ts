import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { allRoutes } from '@longhaul/contract/routes.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { afterAll, expect } from 'vitest'
import { patternOf } from '../src/platform/http/serve-calls.ts'
import { openApiDocument } from '../src/platform/openapi/document.ts'
import { type DescribedAnswer, type Document, resolved } from './openapi-samples.ts'

/** Headers of the transport and security headers for browsers: the document does not repeat them. */
const OF_EVERY_ANSWER =
  /^(content-(type|length|encoding|security-policy)|transfer-encoding|cache-control|vary|x-(content-type-options|frame-options|accel-buffering)|referrer-policy|cross-origin-.*|permissions-policy|strict-transport-security)$/

/**
 * Compares every answer of the API in this test file with the API's own document: status, content type and
 * headers. Call this before creating the world. After the last test of the file it fails if anything
 * differed, or if a route is missing from the document.
 */
export function watchAnswers(): { seen: ReadonlySet<string> } {
  const operationOf = finder(DOCUMENT)
  const faults = new Set<string>()
  /** The operations that were answered with 200. */
  const seen = new Set<string>()
  const compare = (route: string, { statusCode, raw }: FastifyReply): void => {
    const operation = operationOf(route)
    const answer = operation?.responses[String(statusCode)]
    if (operation && statusCode === 200) seen.add(operation.operationId)
    for (const fault of answer ? faultsOf(answer, raw.getHeaders()) : ['this status is not described'])
      faults.add(`${route} ${statusCode}: ${fault}`)
  }
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      if (method === 'HEAD' || !url.startsWith(API) || url.includes('*')) return
      if (!operationOf(`${String(method)} ${url}`)) faults.add(`${String(method)} ${url} is not described`)
    })
    fastify.addHook('onResponse', async (request, reply) => {
      const url = patternOf(request) ?? ''
      if (url.startsWith(API)) compare(`${request.method} ${url}`, reply)
    })
  }
  subscribe('fastify.initialization', watch)
  afterAll(() => {
    unsubscribe('fastify.initialization', watch)
    expect([...faults]).toEqual([])
  })
  return { seen }
}

const API = '/api/v1'
const DOCUMENT = resolved(openApiDocument(allRoutes, 'http://shop.test', '1')) as Document

function faultsOf(
  { headers = {}, content }: DescribedAnswer,
  sent: Readonly<Record<string, unknown>>,
): string[] {
  const [type = ''] = String(sent['content-type'] ?? '').split(';')
  const described = new Map(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), header]))
  const unknown = Object.keys(sent).filter((name) => !OF_EVERY_ANSWER.test(name) && !described.has(name))
  const wrong = [...described].filter(
    ([
      name,
      {
        schema: { const: value },
        required,
      },
    ]) => (sent[name] === undefined ? required !== false : value !== undefined && sent[name] !== value),
  )
  return [
    ...(content && !(type in content) ? [`${type} is not described`] : []),
    ...unknown.map((name) => `the header ${name} is not described`),
    ...wrong.map(([name]) => `the header ${name} is described, but was ${String(sent[name])}`),
  ]
}

/**
 * Finds the operation of a route as Fastify names it: `GET /api/v1/staff/lists/items.csv` is
 * `/staff/lists/{list}.csv`.
 */
function finder({ paths }: Document) {
  const known = Object.entries(paths).map(([path, methods]) => ({
    methods,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    path,
  }))
  return (route: string) => {
    const [method = '', url = ''] = route.split(' ')
    const path = url.slice(API.length).replaceAll(/:(\w+)/g, '{$1}')
    const found =
      known.find((entry) => entry.path === path) ?? known.find(({ pattern }) => pattern.test(path))
    return found?.methods[method.toLowerCase()]
  }
}
