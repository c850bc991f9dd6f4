import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testWorld } from '../../test/world.ts'

const world = testWorld()

test.each([
  ['en', 'Unknown middleware'],
  ['zh', '未知的中间件'],
])(
  '%s: where the settings cannot be read, the error page is in the reader’s language and theme',
  async (lang, sentence) => {
    await sql`alter table settings rename to settings_away`.execute(world.db)
    const { statusCode, body } = await world
      .inject({ url: '/', headers: { cookie: `lang=${lang}; theme=dark` } })
      .finally(() => sql`alter table settings_away rename to settings`.execute(world.db))
    expect(statusCode).toBe(500)
    expect(body).toContain(`<h1>${sentence}</h1>`)
    expect(body).toContain('data-theme="dark"')
  },
)
