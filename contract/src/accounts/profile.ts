import { AVATAR_MAX_BYTES } from '@longhaul/domain/accounts/avatar.ts'
import { NAME_MAX } from '@longhaul/domain/accounts/profile.ts'
import { ZONE_MAX } from '@longhaul/domain/time/zones.ts'
import { Type } from 'typebox'
import { Currency, Done, Lang, nullable, text } from '../fields.ts'
import { route } from '../route.ts'
import { UserInfo } from './session.ts'

const { name, nickname, first_name, last_name, birthday, phone, lang, currency } = UserInfo.properties

/** Allows extra length on the wire, since blanks and combining accents are normalised before validation. */
const typed = (max: number) => Type.Optional(text(max * 2))

export const updateInfo = route('POST /users/update_info', {
  who: 'shopper',
  summary: 'Update the profile. Omitted fields stay unchanged; an empty string or null clears a field.',
  body: Type.Object({
    nickname: Type.Optional(text(400)),
    first_name: typed(NAME_MAX),
    last_name: typed(NAME_MAX),
    birthday: Type.Optional(nullable(text(20))),
    phone: typed(40),
    lang: Type.Optional(Lang),
    currency: Type.Optional(Currency),
    time_zone: Type.Optional(
      Type.String({
        maxLength: ZONE_MAX,
        description: 'The name of the time zone in which e-mails give times',
        examples: ['Europe/Berlin'],
      }),
    ),
  }),
  changes: ['account'],
  reply: Type.Object({ name, nickname, first_name, last_name, birthday, phone, lang, currency }),
  refusals: ['invalid_input'],
  perMinute: 60,
})

/**
 * One part named `file` of a multipart form: gif, jpeg, jpg, png or bmp under 2 MB (docs/rules/accounts.md),
 * cut to 180 by 180 pixels.
 */
export const alterAvatar = route('POST /users/alter_avatar', {
  who: 'shopper',
  summary: 'Replace the profile picture. A picture that is not square is cropped around its centre.',
  form: true,
  changes: ['account'],
  reply: Type.Object({ avatar: Type.String() }),
  refusals: ['invalid_input', 'too_large', 'unsupported_file'],
  bodyLimit: AVATAR_MAX_BYTES + 16_384,
  perMinute: 20,
})

export const removeAvatar = route('DELETE /users/avatar', {
  who: 'shopper',
  summary: 'Remove the profile picture; the default one is shown instead',
  changes: ['account'],
  reply: Done,
})
