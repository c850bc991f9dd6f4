import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { testWorld } from '../../test/world.ts'

const world = testWorld()

/** A mail server on loopback that keeps what it is given, or refuses it. */
async function mailServer(refusing = false) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusing ? new Error('mailbox unavailable') : null),
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}

const theMail = (recipient: string) =>
  world.db.selectFrom('mails').where('recipient', '=', recipient).selectAll().executeTakeFirstOrThrow()

describe('a mail', () => {
  test('goes out by SMTP in the reader’s language, once', async () => {
    const server = await mailServer()
    world.world.env.smtpUrl = server.url
    await world.caller(undefined, 'zh')('POST /users', {
      body: { email: 'meimei@example.com', password: 'lantern42' },
    })
    const { id } = await theMail('meimei@example.com')
    await world.runJob('send-mail', { mailId: id })
    await world.runJob('send-mail', { mailId: id })
    await server.close()
    world.world.env.smtpUrl = undefined

    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toContain('Content-Language: zh-Hans')
    expect(server.received[0]).toContain('multipart/alternative')
    expect((await theMail('meimei@example.com')).sent_at).not.toBeNull()
  })

  test('that is refused is kept with the reason, and tried again by the queue', async () => {
    const server = await mailServer(true)
    world.world.env.smtpUrl = server.url
    await world.caller()('POST /users', { body: { email: 'full@example.com', password: 'lantern42' } })
    const { id } = await theMail('full@example.com')
    await expect(world.runJob('send-mail', { mailId: id })).rejects.toThrow(/mailbox unavailable/)
    await server.close()
    world.world.env.smtpUrl = undefined
    expect(await theMail('full@example.com')).toMatchObject({
      sent_at: null,
      attempts: 1,
      last_error: expect.stringContaining('unavailable'),
    })
  })

  test('escapes what people typed, and says the same in text and HTML', async () => {
    await world.caller()('POST /users', {
      body: { email: 'odd@example.com', password: 'lantern42', nickname: '<b>x</b>' },
    })
    const mail = await theMail('odd@example.com')
    expect(mail.html_body).toContain('&lt;b&gt;x&lt;/b&gt;')
    expect(mail.html_body).not.toContain('<b>x')
    expect(mail.text_body).toContain('http://shop.test/user/result?link=')
  })
})
