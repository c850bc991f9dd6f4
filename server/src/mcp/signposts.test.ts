import { describe, expect, test } from 'vitest'
import { testWorld } from '../../test/world.ts'

const open = testWorld()

describe('an open shop', () => {
  test('tells assistants what it is and where everything is', async () => {
    const response = await open.inject({ url: '/llms.txt' })
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ])
    const lines = response.body.split('\n')
    expect(lines[0]).toMatch(/^# \S/)
    const links = [...response.body.matchAll(/\]\((http:\/\/shop\.test[^)]*)\)/g)].map(([, url]) => url)
    for (const path of ['/mcp', '/mcp/public', '/api/docs', '/api/v1/openapi.json'])
      expect(links).toContain(`http://shop.test${path}`)
    const help = links.filter((url) => url?.includes('/faq/'))
    expect(help.length).toBeGreaterThan(10)
    expect(response.body).not.toMatch(/\p{Script=Han}|\{/u)
    for (const url of ['/api/docs', '/api/v1/openapi.json'])
      expect((await open.inject({ url })).statusCode).toBe(200)
  })

  test('has an entry for registries of servers', async () => {
    const entry = (await open.inject({ url: '/server.json' })).json<{ name: string; description: string }>()
    expect(entry).toMatchObject({
      name: 'test.shop/shop',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      remotes: [
        { type: 'streamable-http', url: 'http://shop.test/mcp' },
        { type: 'streamable-http', url: 'http://shop.test/mcp/public' },
      ],
    })
    expect(entry.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    expect(entry.description.length).toBeLessThanOrEqual(100)
  })
})
