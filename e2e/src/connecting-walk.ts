import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { SHOPPER_PASSWORD, caller } from './calls.ts'
import { settled, sidewaysFaults } from './page-faults.ts'
import { registerProgram } from './register-program.ts'
import { type Scene, sees } from './scene.ts'
import * as shop from './shop-steps.ts'
import { newShopper } from './shoppers.ts'

const NAME = 'Harbour'

/**
 * A program on the shopper's computer is connected as a real one is: it registers, opens the consent page in
 * the browser, waits on a port for the answer, and makes a call. Then the shopper stops it.
 */
export async function walkConnecting(scene: Scene): Promise<void> {
  const { email } = await newShopper(scene.url)
  const page = await scene.shopper()
  const program = createServer((_request, response) => void response.end('<title>Done</title>'))
  program.listen(0, '127.0.0.1')
  await once(program, 'listening')
  try {
    const redirect = `http://127.0.0.1:${(program.address() as AddressInfo).port}/cb`
    const clientId = await registerProgram(scene.url, NAME)
    const verifier = randomBytes(32).toString('base64url')
    await page.goto(`/oauth/authorize?${requestOf(clientId, redirect, verifier, scene.url).toString()}`)
    await shop.logIn(scene, page, email)
    const code = await allow(scene, page, program)
    const { access_token: token } = await post(scene.url, '/oauth/token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirect,
      code,
      code_verifier: verifier,
    })
    const call = caller(scene.url, String(token))
    expect((await call('GET /orders', { query: {} })).items).toEqual([])
    await expect(call('GET /funds')).rejects.toThrow()
    await stop(scene, page)
    await expect(call('GET /orders', { query: {} })).rejects.toThrow()
  } finally {
    program.close()
  }
  // The answer to the program is meant to leave the shop.
  const complaints = scene
    .complaints()
    .filter((complaint) => !/foreign request: http:\/\/127/.test(complaint))
  expect(complaints).toEqual([])
}

async function post(url: string, path: string, form: Record<string, string>) {
  const response = await fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form) })
  return (await response.json()) as Record<string, unknown>
}

const requestOf = (clientId: string, redirect: string, verifier: string, url: string) =>
  new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    scope: 'orders:read orders:write funds:read',
    state: 'a b&c',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${url}/mcp`,
  })

/** The shopper takes one permission away, allows the rest, and the browser takes the code to the program. */
async function allow({ words, url }: Scene, page: Page, program: Server): Promise<string> {
  const { connect, tokens, password } = words.shop.programs
  await sees(page.getByRole('heading', { level: 1, name: connect.heading(NAME) }))
  await settled(page)
  await sees(page.getByText('127.0.0.1', { exact: true }))
  await sees(page.getByText(connect.local))
  expect([...(await axeFaults(page)), ...(await sidewaysFaults(page))]).toEqual([])
  await page.getByLabel(tokens.scope['funds:read'], { exact: true }).uncheck()
  await page.getByLabel(password, { exact: true }).fill(SHOPPER_PASSWORD)
  const answered = once(program, 'request') as Promise<[{ url: string }]>
  await page.getByRole('button', { name: connect.allow, exact: true }).click()
  const [request] = await answered
  const answer = new URL(request.url, 'http://127.0.0.1').searchParams
  expect(answer.get('state')).toBe('a b&c')
  expect(answer.get('iss')).toBe(url)
  return answer.get('code') ?? ''
}

async function stop({ words }: Scene, page: Page): Promise<void> {
  const { tokens } = words.shop.programs
  await page.goto('/mine/programs')
  await sees(page.getByText(tokens.connectedTo('127.0.0.1')))
  await page.getByRole('button', { name: tokens.stopNamed(NAME), exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: tokens.stop, exact: true }).click()
  await sees(page.getByText(tokens.none))
}
