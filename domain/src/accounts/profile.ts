import { hasCountryCode, isPhone, tidyPhone } from '../addresses/phone.ts'
import { tidyCode, tidyLine } from '../texts/tidy.ts'
import { type BirthdayProblem, whyNotBirthday } from './birthday.ts'
import { isNickname, tidyNickname } from './nickname.ts'

/** A shopper's personal details. Every field but the nickname may be empty. */
export type Profile = {
  readonly nickname: string
  readonly firstName: string
  readonly lastName: string
  /** `1990-05-24`, or empty. */
  readonly birthday: string
  readonly phone: string
}

/** The longest first or last name, in characters: as in an address. */
export const NAME_MAX = 50

/** At most one problem per field; each value is the key of its message. */
export type ProfileProblem = 'required' | 'nickname' | 'too_long' | 'phone' | BirthdayProblem

/** A profile as it is stored: no leading, trailing or double blanks, the phone number in ASCII digits. */
export const tidyProfile = (profile: Profile): Profile => ({
  nickname: tidyNickname(profile.nickname),
  firstName: tidyLine(profile.firstName),
  lastName: tidyLine(profile.lastName),
  birthday: tidyCode(profile.birthday),
  phone: tidyPhone(profile.phone),
})

/** The problems of a tidied profile by field, as of a day. Used by the form on blur and by the server. */
export function profileProblems(
  profile: Profile,
  today: string,
): { readonly [field in keyof Profile]?: ProfileProblem } {
  const { nickname, firstName, lastName, birthday, phone } = profile
  const wrongDay = birthday === '' ? null : whyNotBirthday(birthday, today)
  return {
    ...(nickname === '' ? { nickname: 'required' } : isNickname(nickname) ? {} : { nickname: 'nickname' }),
    ...([...firstName].length > NAME_MAX ? { firstName: 'too_long' } : {}),
    ...([...lastName].length > NAME_MAX ? { lastName: 'too_long' } : {}),
    ...(wrongDay ? { birthday: wrongDay } : {}),
    // No address accompanies the number, so it must carry its own country code.
    ...(phone === '' || (isPhone(phone) && hasCountryCode(phone)) ? {} : { phone: 'phone' }),
  }
}
