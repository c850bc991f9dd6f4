import { describe, expect, test } from 'vitest'
import { GRANT_SCOPES } from './grants.ts'
import {
  answerUrl,
  clientName,
  isDocumentAddress,
  isOwnRedirect,
  isVerifier,
  problemOf,
  readClientDocument,
  readRedirect,
  readRegistration,
  scopesAsked,
  scopesTicked,
} from './oauth.ts'

const RESOURCE = 'https://shop.example/mcp'
const good = {
  response_type: 'code',
  redirect_uri: 'https://app.example/cb',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
}

describe('a request', () => {
  test('wants a code, protected by S256, for our resource or none', () => {
    expect(problemOf(good, RESOURCE)).toBeNull()
    expect(problemOf({ ...good, resource: RESOURCE }, RESOURCE)).toBeNull()
  })

  test.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_type: undefined }, 'unsupported_response_type'],
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge_method: undefined }, 'invalid_request'],
    [{ resource: 'https://shop.example/' }, 'invalid_target'],
    [{ resource: `${RESOURCE}/public` }, 'invalid_target'],
    [{ scope: 'orders:read withdrawals:write' }, 'invalid_scope'],
    [{ scope: 'orders' }, 'invalid_scope'],
  ] as const)('with %j is %s', (changes, problem) => {
    expect(problemOf({ ...good, ...changes }, RESOURCE)).toBe(problem)
  })

  test('without scopes offers all, and ticks those that read', () => {
    expect(scopesAsked(' ')).toEqual([...GRANT_SCOPES])
    expect(scopesTicked().every((scope) => scope.endsWith(':read'))).toBe(true)
    expect(scopesAsked('orders:write  cart:read orders:write')).toEqual(['cart:read', 'orders:write'])
    expect(scopesTicked('orders:write')).toEqual(['orders:write'])
  })
})

describe('a redirect address', () => {
  test.each([
    ['https://app.example/cb?x=1', { host: 'app.example', isLocal: false }],
    ['https://app.example:8443/cb', { host: 'app.example:8443', isLocal: false }],
    ['http://127.0.0.1:33418/', { host: '127.0.0.1', isLocal: true }],
    ['http://localhost/cb', { host: 'localhost', isLocal: true }],
    ['http://[::1]:9/cb', { host: '[::1]', isLocal: true }],
    ['http://app.example/cb', null],
    ['https://app.example/cb#x', null],
    ['https://user@app.example/cb', null],
    ['http://127.0.0.1:80@evil.example/', null],
    ['javascript:alert(1)', null],
    ['cursor://oauth/cb', null],
    ['/cb', null],
    ['https:app.example/cb', null],
    ['https:/app.example/cb', null],
    [String.raw`https://app.example\@evil.example/`, null],
    [String.raw`https:\\app.example/cb`, null],
    ['https://app.example/a b', null],
    [`https://app.example/${'x'.repeat(1_000)}`, null],
  ])('%s', (address, goal) => {
    expect(readRedirect(address)).toEqual(goal)
  })

  const client = { name: 'App', redirectUris: ['https://app.example/cb', 'http://127.0.0.1:3000/cb'] }
  test.each([
    ['https://app.example/cb', true],
    ['https://app.example/cb/', false],
    ['https://app.example/cbevil', false],
    ['https://app.example.evil/cb', false],
    ['https://app.example/cb?next=x', false],
    ['https://app.example:8443/cb', false],
    ['http://127.0.0.1:9/cb', true],
    ['http://127.0.0.1/cb', true],
    ['http://127.0.0.1:9/other', false],
    ['http://localhost:3000/cb', false],
    ['https://127.0.0.1:3000/cb', false],
  ])('%s belongs to the program: %s', (address, isOwn) => {
    expect(isOwnRedirect(client, address)).toBe(isOwn)
  })

  test('takes the answer behind its own query', () => {
    const answer = { code: 'a b', state: undefined, iss: 'https://shop.example' }
    expect(answerUrl('https://app.example/cb', answer)).toBe(
      'https://app.example/cb?code=a+b&iss=https%3A%2F%2Fshop.example',
    )
    expect(answerUrl('https://app.example/cb?x=1', { code: 'c' })).toBe('https://app.example/cb?x=1&code=c')
  })
})

test('only an https address in its one form is that of a document', () => {
  expect(isDocumentAddress('https://app.example/client.json')).toBe(true)
  for (const other of [
    'http://app.example/client.json',
    'https://app.example',
    'https://app.example/',
    'https://APP.example/client.json',
    'https://app.example/a/../client.json',
    'https://app.example:443/client.json',
    'https://app.example/client.json?x',
    'https://app.example/client.json#x',
    'https://a@app.example/client.json',
    '7b0e7f2e-0000-4000-8000-000000000000',
  ])
    expect(isDocumentAddress(other), other).toBe(false)
})

describe('what a program says of itself', () => {
  const id = 'https://app.example/client.json'
  const document = {
    client_id: id,
    client_name: 'App',
    redirect_uris: ['https://app.example/cb', 'app://cb'],
  }

  test('counts if it says where it is, its name and an address', () => {
    expect(readClientDocument(document, id)).toEqual({
      name: 'App',
      redirectUris: ['https://app.example/cb'],
    })
    for (const changes of [
      { client_id: 'https://app.example/other.json' },
      { client_id: undefined },
      { client_name: undefined },
      { client_name: ' \u202E ' },
      { redirect_uris: [] },
      { redirect_uris: ['app://cb', 1] },
      { redirect_uris: 'https://app.example/cb' },
    ])
      expect(readClientDocument({ ...document, ...changes }, id), JSON.stringify(changes)).toBeUndefined()
  })

  test('has a name of one visible line', () => {
    expect(clientName('  A\n\u202Epp\u200B ')).toBe('A pp')
    expect([...clientName('界'.repeat(90))!]).toHaveLength(60)
  })

  test('registers with good addresses only', () => {
    const uris = ['http://localhost:1/cb']
    expect(readRegistration({ redirect_uris: uris })).toEqual({ name: 'localhost', redirectUris: uris })
    for (const bad of [undefined, [], ['app://cb'], ['https://a.example', 1], Array(11).fill(uris[0])])
      expect(readRegistration({ client_name: 'A', redirect_uris: bad })).toBeUndefined()
  })
})

test('a verifier has 43 to 128 characters', () => {
  expect([42, 43, 128, 129].map((length) => isVerifier('~'.repeat(length)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
