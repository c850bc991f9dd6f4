import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { answerError } from '../platform/http/http.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { Answers } from './answers.ts'
import type { Need } from './page-plan.ts'

const app = Fastify()
let fault: Error
app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
app.get('/api/v1/*', async () => Promise.reject(fault))
afterEach(async () => app.close())

test('a page whose subject cannot be read because the database is away is not made; one that lacks a detail is', async () => {
  const asker = { lang: 'en', address: '127.0.0.1' } as const
  const need = (essential: boolean): Need[] => [
    { spec: 'GET /article/{id}', args: { params: { id: '59' } }, ...(essential ? { essential } : {}) },
  ]
  const answers = new Answers(app)
  fault = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  await expect(answers.ask(need(true), asker)).rejects.toMatchObject({ reason: 'try_again' })
  expect(await answers.ask(need(false), asker)).toEqual({ answers: [], missing: false })
  fault = new Refusal('not_found')
  expect(await answers.ask(need(true), asker)).toEqual({ answers: [], missing: true })
})
