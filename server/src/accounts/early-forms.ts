import type { FastifyInstance } from 'fastify'

/**
 * Handles forms of the log-in pages that are submitted before the page's script has loaded: the browser then
 * sends them itself. The forms use POST, so that a password never appears in an address; the body is not
 * read, and the page is shown again.
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
