import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { whyNotBirthday } from './birthday.ts'
import {
  CASES_TODAY,
  birthdayCases,
  impossiblePhones,
  nicknameCases,
  passwordCases,
  phoneCases,
} from './input-cases.ts'
import { isEmail, mailboxOf, tidyEmail } from '../texts/email.ts'
import { firstCharacter, isNickname, shortName, tidyNickname } from './nickname.ts'
import { brokenPasswordRules } from './password.ts'
import { type Profile, profileProblems, tidyProfile } from './profile.ts'
import { anyLetter } from '../texts/any-letter.test-support.ts'

test.each(passwordCases)('password %j breaks %j', (password, rules) => {
  expect(brokenPasswordRules(password)).toEqual(rules)
})

test.each(nicknameCases)('nickname %j is %s', (name, good) => {
  expect(isNickname(name)).toBe(good)
})

test('a nickname is stored without invisible characters', () => {
  expect(tidyNickname(' Mei \u202E\t Lin\u200B ')).toBe('Mei Lin')
  expect(tidyNickname('👩‍👩‍👧‍👦 ')).toBe('👩‍👩‍👧‍👦')
})

test.each(birthdayCases)('birthday %j: %s', (birthday, problem) => {
  expect(whyNotBirthday(birthday, CASES_TODAY)).toBe(problem)
})

test('a person born on 29 February turns a year older on 1 March', () => {
  expect(whyNotBirthday('2008-02-29', '2024-02-28')).toBe('too_young')
  expect(whyNotBirthday('2008-02-29', '2024-02-29')).toBeNull()
  expect(whyNotBirthday('2012-02-29', '2028-02-28')).toBe('too_young')
})

describe('a profile', () => {
  const nobody = { nickname: 'Mei', firstName: '', lastName: '', birthday: '', phone: '' }
  const problemsOf = (change: Partial<Profile>) =>
    profileProblems(tidyProfile({ ...nobody, ...change }), CASES_TODAY)

  test('requires only a nickname', () => {
    expect(problemsOf({})).toEqual({})
    expect(problemsOf({ nickname: ' ' })).toEqual({ nickname: 'required' })
  })

  test.each(phoneCases)('phone %j: %s', (phone, good) => {
    expect(problemsOf({ phone })).toEqual(good ? {} : { phone: 'phone' })
  })
  // Only the server knows which numbers exist in a country.
  test.each(impossiblePhones)('phone %j has a valid format', (phone) => {
    expect(problemsOf({ phone })).toEqual({})
  })

  test('names have up to 50 characters', () => {
    expect(problemsOf({ firstName: '梅'.repeat(50), lastName: 'x'.repeat(51) })).toEqual({
      lastName: 'too_long',
    })
  })
})

test('a long name is cut after 18 characters, never inside one', () => {
  expect(shortName('mei.lin@example.com')).toBe('mei.lin@example.co…')
  expect(shortName('👩‍👩‍👧‍👦'.repeat(18))).toBe('👩‍👩‍👧‍👦'.repeat(18))
})

test.each([
  ['mei', 'm'],
  ['m', 'm'],
  ['梅林', '梅'],
  ['e\u0301va', 'e\u0301'],
  ['1\uFE0F\u20E3 first', '1\uFE0F\u20E3'],
  ['👩‍👩‍👧‍👦 family', '👩‍👩‍👧‍👦'],
  ['𠮷野', '𠮷'],
  ['', ''],
])('the first character of %j is %j', (text, first) => {
  expect(firstCharacter(text)).toBe(first)
})

test('the first character of any text is the one that the segmenter finds', () => {
  const segmenter = new Intl.Segmenter('en')
  const plain = ['a', '#', ' ', '~', '梅', '\u9FFF', '\u00E9', '한', 'क', '👩']
  const joining = ['\u0301', '\u20E3', '\uFE0F', '\u200D', '्', '\u1100', '\u0600', '\r', '\n']
  const unit = fc.constantFrom(...plain, ...joining)
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1, maxLength: 4 }), (text) => {
      const [first] = segmenter.segment(text)
      expect(firstCharacter(text)).toBe(first?.segment)
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['anna@müller.example', 'anna@xn--mller-kva.example'],
  ['anna@MÜLLER.example', 'anna@xn--mller-kva.example'],
  ['anna@mu\u0308ller.example', 'anna@xn--mller-kva.example'],
  ['anna@xn--mller-kva.example', 'anna@xn--mller-kva.example'],
  ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'anna@example.com'],
  ['anna@例え。テスト', 'anna@xn--r8jz45g.xn--zckzah'],
  ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['mailto:Anna@Example.com', 'Anna@Example.com'],
  ['mailto:MAILTO: Anna@Example.com', 'Anna@Example.com'],
  [' \u202Aanna@exam\u00ADple.com\u202C\n', 'anna@example.com'],
  ['anna@example.com.', 'anna@example.com'],
  ['anna@example.com...', 'anna@example.com'],
  ['anna@example.com. \u0000.', 'anna@example.com'],
])('the e-mail address %j is stored as %j', (typed, tidy) => {
  expect(tidyEmail(typed)).toBe(tidy)
  expect(tidyEmail(tidy)).toBe(tidy)
  expect(isEmail(typed)).toBe(true)
})

// Staff search by the beginning of an address.
test.each(['jürgen', 'anna.'])('%j, which has no @ yet, is nobody’s domain and stays as it is', (typed) => {
  expect(tidyEmail(typed)).toBe(typed)
})

test('a domain alone, by which staff search too, is tidied as in an address', () => {
  expect(tidyEmail('@müller.example.')).toBe('@xn--mller-kva.example')
})

test.each([
  ['Anna@Example.com', 'anna@example.com'],
  ['anna+1@example.com', 'anna@example.com'],
  ['anna+welcome+2@example.com', 'anna@example.com'],
  ['an.na+shop@gmail.com', 'anna@gmail.com'],
  ['A.N.N.A@googlemail.com', 'anna@gmail.com'],
  ['ａｎｎａ＋１＠ｇｍａｉｌ．ｃｏｍ', 'anna@gmail.com'],
  // Elsewhere a dot makes another mailbox.
  ['an.na@example.com', 'an.na@example.com'],
  ['+anna@example.com', '+anna@example.com'],
  ['anna+1@müller.example', 'anna@xn--mller-kva.example'],
])('mail to %j arrives in the mailbox %j', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
  expect(mailboxOf(mailbox)).toBe(mailbox)
})

test('tidying any text as an e-mail address twice changes nothing', () => {
  const part = fc.constantFrom('a', '@', '.', 'mailto:', 'ä', 'ß', '。', '＠', '/', '٣', 'xn--')
  fc.assert(
    fc.property(
      fc.array(fc.oneof(part, fc.string({ unit: anyLetter, maxLength: 4 })), { maxLength: 6 }),
      (parts) => {
        const once = tidyEmail(parts.join(''))
        expect(tidyEmail(once)).toBe(once)
        if (isEmail(once)) expect(once).toMatch(/@[!-~]+$/)
      },
    ),
  )
})

test.each([
  ['mei@example.com', true],
  ['mei@example', false],
  ['mei example@x.com', false],
  ['a@b@c.com', false],
  ['@x.com', false],
  [`${'a'.repeat(64)}@x.com`, true],
  [`${'a'.repeat(65)}@x.com`, false],
  [`mei@${'a.'.repeat(124)}de`, true],
  [`mei@${'a.'.repeat(124)}com`, false],
  ['a@x.com@x.com', false],
  ['a@.x.com', false],
  ['a@x.com.c', false],
  ['a@x..com', false],
  ['anna@müller.example', true],
  ['anna@例え。テスト', true],
  ['anna@mül ler.example', false],
  ['anna@ex/ämple.example', false],
  ['anna@ä:80.example', false],
  ['anna@-ä.\u0488.example', false],
])('%j is an e-mail address: %s', (text, good) => {
  expect(isEmail(text)).toBe(good)
})
