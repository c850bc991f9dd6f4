import {
  birthdayCases,
  impossiblePhones,
  nicknameCases,
  phoneCases,
} from '@longhaul/domain/accounts/input-cases.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
})

const update = (body: Parameters<typeof send>[1]) => send(ana, body)
const send = (
  who: Person,
  body: {
    nickname?: string
    first_name?: string
    last_name?: string
    birthday?: string | null
    phone?: string
    lang?: 'en' | 'zh'
    currency?: string
  },
) => who.call('POST /users/update_info', { body })

describe('the profile', () => {
  test('stores the fields that are sent, normalised, and leaves others unchanged', async () => {
    const saved = await update({
      nickname: '  Mei   Lin ',
      first_name: 'Méi',
      last_name: '林',
      birthday: '1990-05-24',
      phone: '＋44 20 7946 0000',
    })
    expect(saved).toEqual({
      name: 'Mei Lin',
      nickname: 'Mei Lin',
      first_name: 'Méi',
      last_name: '林',
      birthday: '1990-05-24',
      phone: '+44 20 7946 0000',
      lang: 'en',
      currency: 'USD',
    })
    await update({ birthday: null, currency: 'EUR', lang: 'zh' })
    expect(await ana.call('GET /users/info')).toMatchObject({
      nickname: 'Mei Lin',
      last_name: '林',
      birthday: null,
      phone: '+44 20 7946 0000',
      currency: 'EUR',
      lang: 'zh',
    })
  })

  test('is named after the email until there is a nickname, which then cannot be removed', async () => {
    const x = await world.shopper('x')
    expect(await x.call('GET /users/info')).toMatchObject({ nickname: '', name: x.email })
    expect(await send(x, { phone: '' })).toMatchObject({ name: x.email })
    const error = await expectRefusal(send(x, { nickname: ' ' }), 'invalid_input')
    expect(error.fields).toEqual({ nickname: errorsIn('en').fields.required })
  })

  test('refuses all invalid fields together, in the language of the caller', async () => {
    for (const lang of LANGS) {
      const call = world.caller(ana.token, lang)
      const body = {
        nickname: 'a',
        first_name: 'x'.repeat(51),
        birthday: '2026-12-31',
        phone: '12',
        currency: 'ZZZ',
      }
      const { fields } = await expectRefusal(call('POST /users/update_info', { body }), 'invalid_input')
      const { nickname, too_long, in_future, phone, choice } = errorsIn(lang).fields
      expect(fields).toEqual({
        nickname,
        first_name: too_long,
        birthday: in_future,
        phone,
        currency: choice,
      })
    }
    expect(await ana.call('GET /users/info')).toMatchObject({ nickname: 'Mei Lin' })
  })

  test.each(nicknameCases)('nickname %j: %s', async (nickname, good) => {
    if (good) return expect((await update({ nickname })).nickname).toBe(nickname.normalize('NFC').trim())
    expect((await expectRefusal(update({ nickname }), 'invalid_input')).fields).toHaveProperty('nickname')
  })

  test.each(birthdayCases)('birthday %j: %s', async (birthday, problem) => {
    if (!problem) return expect((await update({ birthday })).birthday).toBe(birthday)
    const { fields } = await expectRefusal(update({ birthday }), 'invalid_input')
    expect(fields).toEqual({ birthday: errorsIn('en').fields[problem] })
  })

  test.each(phoneCases)('phone %j: %s', async (phone, good) => {
    if (good) return expect((await update({ phone })).phone).toMatch(/^[+\d ]+$/)
    const { fields } = await expectRefusal(update({ phone }), 'invalid_input')
    expect(fields).toEqual({ phone: errorsIn('en').fields.phone })
  })

  test.each(impossiblePhones)('phone %j is impossible', async (phone) => {
    const { fields } = await expectRefusal(update({ phone }), 'invalid_input')
    expect(fields).toEqual({ phone: errorsIn('en').fields.phone })
  })

  test('a phone number is stored in international form', async () => {
    expect((await update({ phone: '+8613800138000' })).phone).toBe('+86 138 0013 8000')
    expect((await update({ phone: '0044 (20) 7946-0000' })).phone).toBe('+44 20 7946 0000')
  })
})
