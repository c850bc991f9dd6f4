import { showLogo } from '@longhaul/contract/file-routes.ts'
import type { removeLogo } from '@longhaul/contract/site/site.staff.ts'
import type { FastifyInstance } from 'fastify'
import { type WriteCall } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { servedUrl } from '../platform/documents/send-file.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { settingsForStaff } from './change-settings.ts'
import { readSettingsForEditor } from './settings.ts'
import { findLogo, lockSettings, saveSetting } from './sql-settings.ts'

/** `GET /logo/{id}.png`: public and immutable, since another logo has another address. */
export function serveLogo(app: FastifyInstance, world: World): void {
  app.get<{ Params: { file: string } }>(servedUrl(showLogo), async (request, reply) => {
    const match = /^([0-9a-f-]{36})(-icon)?\.png$/.exec(request.params.file)
    if (!match) throw new Refusal('not_found')
    const logo = orNotFound(await findLogo(world.db, match[1]!))
    return reply
      .type('image/png')
      .headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
        // E-mail clients and other sites may show it.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(match[2] ? logo.icon : logo.wide)
  })
}

type Setting = Pick<WriteCall<typeof removeLogo>, 'tx' | 'me' | 'now' | 'request'>

export async function setLogo(call: Setting, wide: string, icon: string) {
  const { tx, me, now } = call
  await lockSettings(tx)
  const { websiteLogoPath: before } = await readSettingsForEditor(tx)
  await saveSetting(tx, { name: 'websiteLogoPath', value: wide, staffId: me.id, now })
  await saveSetting(tx, { name: 'websiteIconPath', value: icon, staffId: me.id, now })
  await audit(call, { action: 'change_logo', subjectKind: 'logo', subjectId: 'site', before, after: wide })
  return await settingsForStaff(tx)
}
