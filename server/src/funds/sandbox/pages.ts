import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../platform/http/api.ts'
import type { World } from '../../platform/world.ts'
import { readSettings } from '../../site/public.ts'
import { type PageState, sandboxPage, unknownPage } from './html.ts'
import { SANDBOX_CSS } from './page-css.ts'
import { sendWebhook } from './send-webhook.ts'
import { type CheckoutRow, decideCheckout, findCheckout } from './sql.ts'

type Params = { Params: { id: string; decision?: string }; Querystring: { lang?: string } }

/**
 * The sandbox provider's site: the page where a shopper approves or declines. Plain forms, no script, its own
 * content security policy.
 */
export async function serveSandboxPages(app: FastifyInstance, world: World): Promise<void> {
  if (!world.env.demo) return
  await app.register(
    async (site) => {
      site.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, _body, done) => done(null, {}),
      )
      site.addHook('onSend', async (_request, reply) => {
        reply.header('content-security-policy', POLICY).header('cache-control', 'no-store')
      })
      site.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(SANDBOX_CSS))
      site.get<Params>('/checkouts/:id', (request, reply) => show(world, request, reply))
      site.post<Params>('/checkouts/:id/:decision', (request, reply) => decide(world, request, reply))
    },
    { prefix: '/sandbox-pay' },
  )
}

/** Forms may redirect to the shop: browsers check redirects after a form submission too. */
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"

async function show(
  world: World,
  request: FastifyRequest<Params>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const checkout = await load(world, request.params.id)
  return await answer(world, request, reply, checkout, checkout?.state ?? 'open')
}

/**
 * Stores the decision first, then notifies the shop, so that a shop that does not answer can be notified
 * again with the same event.
 */
async function decide(
  world: World,
  request: FastifyRequest<Params>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id, decision } = request.params
  const wanted = decision === 'approve' ? 'paid' : decision === 'decline' ? 'declined' : undefined
  if (!wanted || !(await load(world, id))) return await answer(world, request, reply, undefined, 'open')
  const checkout = (await decideCheckout(world.db, id, wanted, world.clock.now()))!
  if (await sendWebhook(world, request.server, checkout)) return reply.redirect(checkout.return_url, 303)
  return await answer(world, request, reply.code(502), checkout, 'unreached')
}

const load = async (world: World, id: string): Promise<CheckoutRow | undefined> =>
  /^[0-9a-f-]{36}$/.test(id) ? await findCheckout(world.db, id) : undefined

async function answer(
  world: World,
  request: FastifyRequest<Params>,
  reply: FastifyReply,
  checkout: CheckoutRow | undefined,
  state: PageState,
): Promise<FastifyReply> {
  const lang = LANGS.find((known) => known === request.query.lang) ?? languageOf(request)
  reply.type('text/html; charset=utf-8')
  if (!checkout) return reply.code(404).send(unknownPage(lang))
  const settings = await readSettings(world.db)
  const merchant = settings[settingIn('websiteName', lang)]
  return reply.send(sandboxPage(lang, merchant, checkout, state))
}
