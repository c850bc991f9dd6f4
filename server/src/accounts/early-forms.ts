import type { FastifyInstance } from 'fastify'

/**
 * A form of the log-in pages that was sent before the page's script was there: the browser sends it by itself. The forms say POST, so that no
 * password ever stands in an address; what arrives is not read, and the page is shown again.
 */
export async function serveEarlyForms(app: FastifyInstance): Promise<void> {
  await app.register(async (site) => {
    site.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    )
    for (const page of [
      '/user/login',
      '/user/register',
      '/user/findPassword',
      '/user/resetPassword',
      '/mine/modifyPassword',
    ])
      site.post(page, (_request, reply) => reply.redirect(page, 303))
  })
}
