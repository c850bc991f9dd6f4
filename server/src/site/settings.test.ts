import type { Reply } from '@longhaul/contract/routes.ts'
import { SETTING_NAMES, definitionOf } from '@longhaul/domain/configuration/settings.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { expectRefusal, type Person, testWorld } from '../../test/world.ts'
import { SETTINGS } from './settings.ts'

const world = testWorld()
let ada: Person
let bea: Person

beforeAll(async () => {
  ada = await world.staff('ada', ['admin'])
  bea = await world.staff('bea', ['admin'])
})

type Value = Reply<'GET /staff/settings'>['settings'][number]['value']
const valueOf = async (name: string): Promise<Value> =>
  (await ada.call('GET /staff/settings')).settings.find((setting) => setting.name === name)!.value

/** Changes settings, giving the current values as those that the editor saw. */
const change = async (values: Record<string, Value>, reason = 'Agreed with the owner') => {
  const changes = await Promise.all(
    Object.entries(values).map(async ([name, value]) => ({ name, before: await valueOf(name), value })),
  )
  const isPrice = changes.some(({ name }) =>
    SETTING_NAMES.some((known) => known === name && definitionOf(known).money),
  )
  return isPrice
    ? await given.approvedSettings(world, [ada, bea], changes, reason)
    : await ada.call('PUT /staff/settings', { body: { changes, reason } })
}
const configuration = (lang: 'en' | 'zh' = 'en') => world.caller(undefined, lang)('GET /configurations')

test('every setting of the server can be edited, except for the logo, which is uploaded', () => {
  const editable = Object.keys(SETTINGS).filter(
    (name) => !['websiteLogoPath', 'websiteIconPath'].includes(name),
  )
  expect(SETTING_NAMES.toSorted()).toEqual(editable.toSorted())
})

describe('changing the configuration', () => {
  test('takes effect immediately: in the configuration, in the articles, in the rules', async () => {
    await change({
      photoPriceFen: 350,
      freeStorageDays: 45,
      websiteName: 'Haul & Co',
      websiteNameZh: '好运来',
    })
    expect(await configuration()).toMatchObject({
      photo_price_fen: 350,
      free_storage_days: 45,
      WEBSITE_NAME: 'Haul & Co',
    })
    expect((await configuration('zh')).WEBSITE_NAME).toBe('好运来')
    expect((await world.caller()('GET /site')).websiteName).toBe('Haul & Co')
    expect((await configuration()).WEBSITE_INFO).toContain('45 days free')
    const photos = await world.caller()('GET /article/{id}', { params: { id: 13 } })
    expect(photos.html).toContain('¥3.50')
    expect(photos.html).not.toContain('¥2.00')
  })

  test('names the shop in letters that customs documents can show; its Chinese name is its own', async () => {
    const { fields } = await expectRefusal(change({ websiteName: 'Haul 好' }), 'invalid_input')
    expect(fields).toEqual({
      websiteName: 'Please use Latin letters: carriers there can’t read “好”',
    })
  })

  test('records the old value, by whom it was changed, when and why', async () => {
    await change({ lateFeeFenPerDay: 30 }, 'The landlord asks more')
    const { settings } = await ada.call('GET /staff/settings')
    expect(settings.find((setting) => setting.name === 'lateFeeFenPerDay')).toEqual({
      name: 'lateFeeFenPerDay',
      value: 30,
      changed: {
        at: world.clock.now().toISOString(),
        by: 'ada',
        before: 20,
        reason: 'The landlord asks more',
      },
    })
    const acts = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', 'lateFeeFenPerDay')
      .selectAll()
      .execute()
    expect(acts).toEqual([
      expect.objectContaining({
        action: 'change_setting',
        before: 20,
        after: 30,
        reason: 'The landlord asks more',
      }),
    ])
  })

  test('a change of a price needs a reason; a change of a name does not', async () => {
    const error = await expectRefusal(change({ serviceFeePerMille: 60 }, '  '), 'invalid_input')
    expect(error.data).toMatchObject({ reason: 'reason_required' })
    expect(await valueOf('serviceFeePerMille')).toBe(50)
    await change({ contactHours: 'Always' }, '')
    expect((await configuration()).contact_hours).toBe('Always')
  })

  test('a price changes with two admins, a day after, and the second sees what it would have done', async () => {
    const now = Number(await valueOf('serviceFeePerMille'))
    const changes = [{ name: 'serviceFeePerMille', before: now, value: 40 }]
    const body = { changes, reason: 'Cheaper than the competition' }
    const alone = await expectRefusal(ada.call('PUT /staff/settings', { body }), 'transition_not_allowed')
    expect(alone.data).toMatchObject({ reason: 'second_person_needed', act: 'fees', proposal: true })
    const ana = await world.shopper('ana')
    const buyer = await world.staff('lin', ['buyer'])
    await given.anApprovedItem(world, ana, buyer)
    const { id } = await ada.call('POST /staff/proposals', {
      body: { call: 'PUT /staff/settings', params: {}, body, reason: body.reason },
    })
    const proposal = await bea.call('GET /staff/proposals/{id}', { params: { id } })
    expect(proposal).toMatchObject({
      subject: 'serviceFeePerMille',
      changes: [{ name: 'serviceFeePerMille', before: now, after: 40 }],
      yesterday: { of: 'orders', count: 1 },
    })
    expect(proposal.yesterday!.house_loses_fen).toBeGreaterThan(0)
    const approve = { params: { id }, body: { figure: null } }
    expect(await bea.call('POST /staff/proposals/{id}/approve', approve)).toMatchObject({ stage: 'approved' })
    await world.runJob('decide-due-proposals', {})
    expect(await valueOf('serviceFeePerMille')).toBe(now)
    world.clock.advance({ hours: 24 })
    await world.runJob('decide-due-proposals', {})
    for (const person of [ada, bea]) await given.logInAgain(world, person)
    expect(await valueOf('serviceFeePerMille')).toBe(40)
  })

  test('the second of two editors sees the current values, and none of hers are stored', async () => {
    const body = (value: number) => ({
      changes: [
        { name: 'unpaidOrderHours', before: 24, value },
        { name: 'answerHours', before: 72, value },
      ],
      reason: '',
    })
    await ada.call('PUT /staff/settings', { body: body(48) })
    const error = await expectRefusal(ada.call('PUT /staff/settings', { body: body(96) }), 'out_of_date')
    expect(error.data).toMatchObject({
      reason: 'changed_meanwhile',
      now: { unpaidOrderHours: 48, answerHours: 48 },
    })
    expect(await valueOf('answerHours')).toBe(48)
  })

  test('of two concurrent changes one wins', async () => {
    const put = (value: number) =>
      ada.call('PUT /staff/settings', {
        body: { changes: [{ name: 'receiptDays', before: 15, value }], reason: '' },
      })
    const answers = await Promise.allSettled([put(20), put(25)])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('is all or nothing, and reports each wrong value by its name', async () => {
    const error = await expectRefusal(
      change({
        refundWindowHours: 100,
        photoLimit: 21,
        photoPriceFen: -1,
        insurancePerMille: 900,
        brandPrimary: '#ffd400',
      }),
      'invalid_input',
    )
    expect(error.fields).toEqual({
      photoLimit: 'Enter a whole number from 1 to 20',
      photoPriceFen: 'Enter an amount from ¥0.00 to ¥100.00',
      insurancePerMille: 'Enter an amount from 0% to 20%',
      brandPrimary: expect.stringContaining('to 1, and it must be at least 4.5 to 1'),
    })
    expect(await valueOf('refundWindowHours')).toBe(120)
  })

  test('reports them in Chinese too', async () => {
    const zh = world.caller(ada.token, 'zh')
    const error = await expectRefusal(
      zh('PUT /staff/settings', {
        body: { changes: [{ name: 'photoLimit', before: 20, value: 0 }], reason: '' },
      }),
      'invalid_input',
    )
    expect(error.fields['photoLimit']).toBe('请输入 1 到 20 之间的整数')
  })

  test.each([
    [{ currencies: ['USD', 'QQQ'] }, 'currencies'],
    [{ currencies: ['EUR'] }, 'defaultCurrency'],
    [{ languages: ['zh'] }, 'defaultLanguage'],
    [{ featureCommunity: true }, 'communityUrl'],
    [{ websiteInfo: 'Free for {{days}} days' }, 'websiteInfo'],
    [{ reviewHoursMin: 9 }, 'reviewHoursMax'],
  ])('%j is refused at %s', async (values, field) => {
    const error = await expectRefusal(change(values as Record<string, Value>), 'invalid_input')
    expect(Object.keys(error.fields)).toEqual([field])
  })

  test('refuses an unknown setting, a repeated one, and the logo', async () => {
    const put = (...names: string[]) =>
      ada.call('PUT /staff/settings', {
        body: { changes: names.map((name) => ({ name, before: '', value: 'x' })), reason: 'x' },
      })
    for (const names of [['nope'], ['websiteLogoPath'], ['__proto__'], ['websiteInfo', 'websiteInfo']])
      await expectRefusal(put(...names), 'invalid_input')
  })

  test('can open the community link and remove a language', async () => {
    await change({ featureCommunity: true, communityUrl: 'https://forum.example.com' })
    expect(await configuration()).toMatchObject({
      features: { community: true },
      community_url: 'https://forum.example.com',
    })
    await change({ languages: ['en'] })
    expect(await world.caller()('GET /languages')).toEqual({ languages: { en: 'English' }, default: 'en' })
    await change({ languages: ['en', 'zh'] })
  })
})

describe('the logo', () => {
  const send = async (content: Buffer, type = 'image/png') => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)], { type }), 'logo.png')
    const request = new Request('http://shop.test', { method: 'POST', body: form })
    const response = await world.inject({
      method: 'POST',
      url: '/api/v1/staff/logo',
      headers: { authorization: ada.token, 'content-type': request.headers.get('content-type')! },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return {
      status: response.statusCode,
      answer: JSON.parse(response.body) as { data: { logo_url: string; error?: string } },
    }
  }
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#0b5d3b' } })

  test('is stored as our own copies, for headers and for tabs, and is in the configuration immediately', async () => {
    const { status, answer } = await send(await picture(2000, 500).jpeg().toBuffer())
    expect(status).toBe(200)
    const { WEBSITE_LOGO_PATH: wide, icon_path: icon } = await configuration()
    expect(answer.data.logo_url).toBe(wide)
    for (const [path, width, height] of [
      [wide, 640, 160],
      [icon, 180, 180],
    ] as const) {
      const file = await world.inject({ url: path })
      expect(file.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'png', width, height })
    }
    await ada.call('POST /staff/logo/remove', { body: {} })
    expect((await configuration()).WEBSITE_LOGO_PATH).toBe('')
    expect((await world.inject({ url: wide })).statusCode).toBe(200)
  })

  test('is trimmed of its empty margin', async () => {
    const wide = await sharp({ create: { width: 600, height: 200, channels: 4, background: '#00000000' } })
      .composite([{ input: await picture(100, 100).png().toBuffer(), left: 20, top: 50 }])
      .png()
      .toBuffer()
    expect((await send(wide)).status).toBe(200)
    const file = await world.inject({ url: (await configuration()).WEBSITE_LOGO_PATH })
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 100, height: 100 })
  })

  test.each([
    ['a page that calls itself a picture', Buffer.from('<html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('%s is refused', async (_, content) => {
    expect((await send(content)).answer.data.error).toBe('unsupported_file')
  })

  test('is refused if it is too small or too large a file; an unknown one is not found', async () => {
    expect((await send(await picture(100, 20).png().toBuffer())).status).toBe(400)
    expect((await send(Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413)
    for (const path of ['/api/v1/logo/x.png', '/api/v1/logo/00000000-0000-4000-8000-000000000000.png'])
      expect((await world.inject({ url: path })).statusCode).toBe(404)
  })
})
