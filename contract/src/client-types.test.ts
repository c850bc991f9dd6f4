import { readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { oneOf } from './fields.ts'
import { eventBodies } from './hooks/hook-bodies.ts'
import { renderClientTypes, renderOnce, renderPublished } from './render-client-types.ts'
import { route, type Route, type TSchema } from './route.ts'
import { allRoutes, namedSchemas, routeNames } from './routes.ts'

test('the committed types are those of the contract (npm run client-types)', () => {
  const committed = readFileSync(new URL('client-types.ts', import.meta.url), 'utf8')
  expect(committed === renderClientTypes({ allRoutes, routeNames, namedSchemas })).toBe(true)
})

test('so are those of the client for programs of others, without calls of staff', () => {
  const read = (file: string) => readFileSync(new URL(`../../client/${file}`, import.meta.url), 'utf8')
  const published = renderPublished({ allRoutes, routeNames, namedSchemas }, eventBodies)
  expect(read('src/once.ts') === renderOnce(allRoutes)).toBe(true)
  expect(published).not.toContain('/staff/')
  expect(published).not.toContain('import')
})

const who = { who: 'anyone', summary: 'A call' } as const
const render = (of: Route, name: string, named: Record<string, TSchema> = {}) =>
  renderClientTypes({
    allRoutes: [of],
    routeNames: new Map([[of.spec, name]]),
    namedSchemas: new Map(Object.entries(named)),
  })

test('every kind of schema has its type', () => {
  const reply = Type.Object({
    text: Type.String({ maxLength: 3 }),
    count: Type.Integer(),
    share: Type.Optional(Type.Number()),
    isNew: Type.Boolean(),
    word: oneOf(['it’s', "it's"]),
    list: Type.Array(Type.Union([Type.String(), Type.Null()])),
    objects: Type.Array(Type.Object({ a: Type.Union([Type.Literal(1), Type.Literal(true)]) })),
    free: Type.Record(Type.String(), Type.Integer()),
    unknown: Type.Unknown(),
    nothing: Type.Object({}),
  })
  expect(render(route('GET /thing', { ...who, shows: [], reply }), 'getThing')).toBe(`\
// Generated from the contract by \`npm run client-types\`. Do not edit.

export type GetThingReply = {
  text: string
  count: number
  share?: number
  isNew: boolean
  word: 'it’s' | 'it\\'s'
  list: (string | null)[]
  objects: {
    a: 1 | true
  }[]
  free: Record<string, number>
  unknown: unknown
  nothing: Record<string, never>
}

export interface Calls {
  'GET /thing': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetThingReply
  }
}
`)
})

test('named schemas are written once under their names, also where they are optional or closed', () => {
  const Word = oneOf(['a', 'b'])
  const Part = Type.Object({ word: Type.Optional(Word), at: Type.String() })
  const written = render(
    route('POST /things/{id}', {
      ...who,
      changes: [],
      params: Type.Object({ id: Type.String() }),
      query: Type.Object({ word: Type.Optional(Word) }),
      body: Part,
      reply: Type.Object({ parts: Type.Array(Part) }),
    }),
    'changeThing',
    { Word, Part, Unused: Type.Object({ a: Type.String() }) },
  )
  expect(written).toContain("export type Word = 'a' | 'b'\n")
  expect(written).toContain('export type Part = {\n  word?: Word\n  at: string\n}\n')
  expect(written).toContain('export type ChangeThingReply = {\n  parts: Part[]\n}\n')
  expect(written).toContain(
    'args: { params: ChangeThingParams; query?: ChangeThingQuery; body: Part }\n    reply: ChangeThingReply\n',
  )
  expect(written).not.toContain('Unused')
})

test('a file is sent as a Blob, which has no schema', () => {
  const upload = route('POST /files', { ...who, changes: [], form: true, reply: Type.Object({}) })
  expect(render(upload, 'uploadFile')).toContain(
    'args: { params?: undefined; query?: undefined; body: Blob }',
  )
})

test('an unknown kind of schema, and a name that two types would have, are refused', () => {
  const odd = route('GET /odd', { ...who, shows: [], reply: Type.Object({ date: Type.BigInt() }) })
  expect(() => render(odd, 'getOdd')).toThrow('no type is known')
  const twice = route('GET /a', { ...who, shows: [], reply: Type.Object({ a: Type.String() }) })
  expect(() => render(twice, 'getA', { GetAReply: Type.Object({ b: Type.String() }) })).toThrow('GetAReply')
})
