import type { Body } from '@longhaul/contract/routes.ts'
import {
  type Profile,
  type ProfileProblem,
  profileProblems,
  tidyProfile,
} from '@longhaul/domain/accounts/profile.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { profileText } from '@longhaul/text/storefront/profile/profile.ts'

/**
 * The form's values. The names are those of the wire format, so that the server's field errors can be matched
 * to their fields.
 */
export type ProfileValues = {
  nickname: string
  first_name: string
  last_name: string
  birthday: string
  phone: string
}

/** The form's initial values for a profile. */
export const valuesOf = (
  me: Omit<ProfileValues, 'birthday'> & { birthday: string | null },
): ProfileValues => ({
  nickname: me.nickname,
  first_name: me.first_name,
  last_name: me.last_name,
  birthday: me.birthday ?? '',
  phone: me.phone,
})

export const bodyOf = (values: ProfileValues): Body<'POST /users/update_info'> => ({
  ...values,
  birthday: values.birthday || null,
})

/** The validation errors of each field as of today, by the same rules as the server's. */
export function profileChecks(today: string) {
  const check = (field: keyof Profile) => (_value: unknown, all: ProfileValues) => {
    const problem = profileProblems(tidyProfile(toProfile(all)), today)[field]
    return problem ? sentenceOf(problem) : null
  }
  return {
    nickname: check('nickname'),
    first_name: check('firstName'),
    last_name: check('lastName'),
    birthday: check('birthday'),
    phone: check('phone'),
  }
}

const sentenceOf = (problem: ProfileProblem): string =>
  problem === 'required' ? profileText.nicknameRequired : errorText.fields[problem]

const toProfile = (values: ProfileValues): Profile => ({
  nickname: values.nickname,
  firstName: values.first_name,
  lastName: values.last_name,
  birthday: values.birthday,
  phone: values.phone,
})
