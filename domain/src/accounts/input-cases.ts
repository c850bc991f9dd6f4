import type { BirthdayProblem } from './birthday.ts'
import type { PasswordRule } from './password.ts'

/*
 * Edge cases of user input (docs/rules/accounts.md) in one table: the rules, the forms and the server are
 * each tested with these rows.
 */

/** Passwords, and the rules that each breaks. */
export const passwordCases: readonly (readonly [password: string, broken: readonly PasswordRule[]])[] = [
  ['', ['length', 'letter', 'digit']],
  ['abc12', ['length']],
  ['lan7rn', []],
  ['1a1a1a', []],
  ['ABCDEFGHIJ0123456789', []],
  ['abcdefghij01234567890', ['length']],
  ['abcdef', ['digit']],
  ['123456', ['letter']],
  ['abc-123', ['characters']],
  ['abc 123', ['characters']],
  ['abc123é', ['characters']],
  // Full-width digits and letters look like ordinary ones, but no keyboard abroad has them.
  ['abc１２３', ['characters', 'digit']],
  ['ａｂｃ123', ['characters', 'letter']],
  ['密码abc123', ['characters']],
]

/** A family of four: one character of seven code points, eleven of JavaScript's. */
const FAMILY = '👩‍👩‍👧‍👦'
/**
 * A letter with a combining accent for which Unicode has no composed form: one character of two code points.
 */
const ACCENTED = 'q\u0301'

/** Nicknames, and whether each has 2 to 16 characters as people count them. */
export const nicknameCases: readonly (readonly [nickname: string, good: boolean])[] = [
  ['a', false],
  ['ab', true],
  ['x'.repeat(16), true],
  ['x'.repeat(17), false],
  ['林', false],
  ['林梅', true],
  ['林'.repeat(16), true],
  ['林'.repeat(17), false],
  [FAMILY, false],
  [FAMILY.repeat(2), true],
  [FAMILY.repeat(16), true],
  [FAMILY.repeat(17), false],
  [ACCENTED, false],
  [ACCENTED.repeat(2), true],
  [ACCENTED.repeat(16), true],
  [ACCENTED.repeat(17), false],
  ['🇨🇳', false],
  ['🇨🇳🇩🇪', true],
  ['  a ', false],
  ['a\u200B', false],
  ['\u200B\u200B\u200B', false],
  [`a${'\u0301'.repeat(200)}b`, false],
]

/** The day on which the birthdays below are checked: the first day of the tests' clock. */
export const CASES_TODAY = '2026-11-02'

/** Birthdays, and what is wrong with each. */
export const birthdayCases: readonly (readonly [birthday: string, problem: BirthdayProblem | null])[] = [
  ['1990-05-24', null],
  ['2000-02-29', null],
  ['1900-02-29', 'not_a_date'],
  ['2001-02-29', 'not_a_date'],
  ['1990-13-01', 'not_a_date'],
  ['1990-04-31', 'not_a_date'],
  ['1990-00-10', 'not_a_date'],
  ['24.05.1990', 'not_a_date'],
  ['2026-12-31', 'in_future'],
  ['2026-11-01', 'too_young'],
  ['2010-11-02', null],
  ['2010-11-05', 'too_young'],
  ['1904-01-01', null],
  ['1903-11-02', 'too_old'],
  ['0001-01-01', 'too_old'],
]

/** Phone numbers of a profile, and whether each has the format of a number with its country code. */
export const phoneCases: readonly (readonly [phone: string, good: boolean])[] = [
  ['+44 20 7946 0000', true],
  ['＋４４ ２０ ７９４６ ００００', true],
  ['0044 20 7946 0000', true],
  ['+372 5123456', true],
  ['020 7946 0000', false],
  ['+12345', false],
  ['+8613800138000', true],
  ['+1234567890123456', false],
  ['+0000000', false],
  ['12+345678', false],
  ['call me', false],
]

/**
 * Well-formed phone numbers that cannot exist: too short or too long for their country, or with an unassigned
 * country code.
 */
export const impossiblePhones = [
  '+44 1234',
  '+1 212 555 013456',
  '+999 1234 5678',
  '+123456789012345',
] as const
