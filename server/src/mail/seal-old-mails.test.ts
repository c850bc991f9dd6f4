import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { createPool } from '../platform/database/db.ts'
import { migrate, migrationNames } from '../platform/database/migrate.ts'
import { unseal } from '../platform/sealing/seal.ts'
import { openSeals } from '../platform/sealing/sealed-rows.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)
const newToken = () => randomBytes(32).toString('base64url')

test('older mails lose their links, and a waiting one gets its link back when it is sent', async () => {
  const database = await createTestDatabase()
  const pool = createPool(database.config, 4)
  const folder = await mkdtemp(join(tmpdir(), 'longhaul-mails-'))
  const before = join(folder, 'migrations')
  try {
    await pool.query(
      'drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade',
    )
    await mkdir(before)
    for (const name of await migrationNames(MIGRATIONS))
      if (name < '0037') await copyFile(new URL(name, MIGRATIONS), join(before, name))
    await migrate(pool, { folder: pathToFileURL(`${before}/`) })
    const add = async (template: string, link: string, sentAt: Date | null) => {
      const body = `Hello,\n\nOpen:\nhttps://shop.example/user/${link}\n\n--`
      const { rows } = await pool.query<{ id: string }>(
        `insert into mails (recipient, lang, template, subject, text_body, html_body, sent_at, created_at)
         values ('a@example.com', 'en', $1, 'x', $2, $3, $4, now()) returning id`,
        [
          template,
          body,
          `<a href="https://shop.example/user/${link}">https://shop.example/user/${link}</a>`,
          sentAt,
        ],
      )
      return rows[0]!.id
    }
    const [reset, verify, harmless] = [newToken(), newToken(), newToken()]
    await add('reset_password', `resetPassword?token=${reset}`, new Date())
    const waiting = await add('welcome', `result?link=${verify}`, null)
    await add('lead', `x?token=${harmless}`, new Date())

    await migrate(pool, { folder: MIGRATIONS })
    const { keys } = await openSeals(pool, { sealingKeys: [], dataDir: folder })
    const { rows } = await pool.query<{ line: string }>('select row_to_json(mails)::text as line from mails')
    const all = rows.map(({ line }) => line).join('\n')
    for (const token of [reset, verify]) expect(all).not.toContain(token)
    // A link in an enquiry is part of the sender's own text.
    expect(all.split(harmless)).toHaveLength(4)
    const { rows: kept } = await pool.query<{
      secret: string
      text_body: string
      html_body: string
      hours: number
    }>(
      `select secret, text_body, html_body, extract(epoch from secret_expires_at - created_at) / 3600 as hours
       from mails where secret is not null`,
    )
    expect(kept).toHaveLength(1)
    expect(unseal(keys, { column: 'mails.secret', row: waiting }, kept[0]!.secret)).toBe(verify)
    expect(kept[0]!.text_body).toContain('/user/result?link=••••••••\n')
    expect(kept[0]!.html_body.split('link=••••••••')).toHaveLength(3)
    expect(Number(kept[0]!.hours)).toBe(24)
  } finally {
    await pool.end()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
})
