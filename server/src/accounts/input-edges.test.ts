import type { Lang } from '@longhaul/domain/languages.ts'
import { nicknameCases, passwordCases } from '@longhaul/domain/accounts/input-cases.ts'
import { tidyNickname } from '@longhaul/domain/accounts/nickname.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import { describe, expect, test } from 'vitest'
import { PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'

/* The limits of valid input (docs/rules/accounts.md), as registration enforces them. */

const world = testWorld()
let count = 0
const register = (body: { password?: string; nickname?: string }, lang: Lang = 'en') =>
  world.caller(undefined, lang)('POST /users', {
    body: { email: `edge${(count += 1)}@example.com`, password: PASSWORD, ...body },
  })

describe.each(LANGS)('in %s', (lang) => {
  test.each(passwordCases)('password %j breaks %j', async (password, broken) => {
    if (broken.length === 0) return expect(await register({ password }, lang)).toHaveProperty('email')
    const { fields } = await expectRefusal(register({ password }, lang), 'invalid_input')
    const { password: rule, required } = errorsIn(lang).fields
    expect(fields).toEqual({ password: password === '' ? required : rule })
  })
})

test.each(nicknameCases)('nickname %j: %s', async (nickname, good) => {
  // A nickname is optional, and invisible characters count as an empty one.
  if (good || tidyNickname(nickname) === '')
    return expect(await register({ nickname })).toHaveProperty('email')
  const { fields } = await expectRefusal(register({ nickname }), 'invalid_input')
  expect(fields).toHaveProperty('nickname')
})
