import { fileRoutes } from '@longhaul/contract/file-routes.ts'
import { hookBodies } from '@longhaul/contract/hooks/hook-bodies.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Check } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from './document.ts'
import { EXAMPLES, HOOK_EXAMPLES } from './examples.ts'

type Operation = {
  operationId: string
  tags: string[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { content: Record<string, unknown> }>
}
const text = JSON.stringify(openApiDocument(allRoutes, 'https://shop.test', '1.0.0'))
const { paths, tags, components } = JSON.parse(text) as {
  paths: Record<string, Record<string, Operation>>
  tags: { name: string }[]
  components: { schemas: Record<string, unknown> }
}
const operations = Object.values(paths).flatMap((methods) => Object.values(methods))

test("the API's document passes every recommended rule of a published linter", async () => {
  // As YAML: the type of its object takes the compiler two seconds.
  const config = await createConfig('extends: [recommended]')
  const problems = await lintFromString({ source: text, config })
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''} ${message}`),
  ).toEqual([])
})

describe('every operation', () => {
  test('has a unique verb-noun name, the name of its route', () => {
    const ids = operations.map(({ operationId }) => operationId)
    // The event stream and received webhooks have no route in the contract.
    expect(ids).toHaveLength(allRoutes.length + Object.keys(fileRoutes).length + 2)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z0-9]*)*$/.test(id))).toEqual([])
    expect(paths['/parcels/{id}/cancel']?.['post']?.operationId).toBe('cancelParcel')
  })

  test('has a described tag, and no tag is without operations', () => {
    const used = new Set(operations.flatMap((operation) => operation.tags))
    expect([...used].toSorted()).toEqual(tags.map(({ name }) => name).toSorted())
  })

  test('with a form describes its file', () => {
    const forms = allRoutes.filter((route) => route.form)
    expect(forms.length).toBeGreaterThan(7)
    for (const { path, method } of forms)
      expect(paths[path]?.[method.toLowerCase()]?.requestBody?.content).toHaveProperty('multipart/form-data')
  })
})

test('the event stream is described as a stream', () => {
  expect(paths['/events']?.['get']?.responses['200']?.content).toHaveProperty('text/event-stream')
})

test('a schema used by several operations is written only once', () => {
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Fen', 'Id', 'Moment', 'Refusal']))
  const written = JSON.stringify(components.schemas['Photo'])
  expect(written).toContain('$ref')
  expect(text.split(written)).toHaveLength(2)
})

describe('an example', () => {
  test.each(Object.entries(EXAMPLES))('for %s matches its schema', (spec, { body, data }) => {
    const route = allRoutes.find((known) => known.spec === spec)!
    const parts = [...(body ? [Check(route.body!, body)] : []), ...(data ? [Check(route.reply, data)] : [])]
    expect(parts.length).toBeGreaterThan(0)
    expect(parts).not.toContain(false)
  })

  test('exists for each event of a hook and matches its schema', () => {
    for (const [event, schema] of Object.entries(hookBodies))
      expect(Check(schema, HOOK_EXAMPLES[event]), event).toBe(true)
  })
})
