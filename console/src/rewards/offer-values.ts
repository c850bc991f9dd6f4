import { inEachLanguage, fieldsOf, textsOf } from '@longhaul/domain/languages.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import type { Body } from '@longhaul/contract/routes.ts'
import { chosenOf } from '@longhaul/domain/entries.ts'
import { COUPON_PURPOSES } from '@longhaul/domain/rewards/coupon.ts'
import { rewardsText } from '@longhaul/text/console/rewards/rewards.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { filledOr } from '../shared/filled-or.ts'

/** The fields of the coupon form, as typed. */
export const startOffer = {
  ...fieldsOf(
    'name',
    inEachLanguage(() => ''),
  ),
  purpose: 'service' as string,
  kind: 'amount' as string,
  amount_fen: '',
  per_mille: '',
  cap_fen: '',
  minimum_fen: '',
  valid_days: '30',
  code: '',
  on_register: false,
  points_price: '',
  total_limit: '',
  per_shopper: '1',
}
export type OfferValues = typeof startOffer

const filled = filledOr(consoleWords.required)
const wholeOrEmpty = (value: string) =>
  value.trim() === '' || /^\d{1,7}$/.test(value.trim()) ? null : rewardsText.wholeWrong
const whole = (value: string) => (/^[1-9]\d{0,3}$/.test(value.trim()) ? null : rewardsText.wholeWrong)
const moneyOrEmpty = (value: string) =>
  value.trim() === '' || readYuan(value) !== null ? null : rewardsText.moneyWrong

/** A typed percentage in per mille: "12.5" is 125. Null if invalid. */
const perMilleOf = (typed: string): number | null => {
  const share = Math.round(Number(typed.trim().replace('%', '').replace(',', '.')) * 10)
  return Number.isInteger(share) && share >= 1 && share <= 1000 ? share : null
}

export const offerChecks = {
  ...fieldsOf(
    'name',
    inEachLanguage(() => filled),
  ),
  amount_fen: (value: string, all: OfferValues) =>
    all.kind === 'amount' && !readYuan(value) ? rewardsText.moneyWrong : null,
  per_mille: (value: string, all: OfferValues) =>
    all.kind === 'share' && perMilleOf(value) === null ? rewardsText.percentWrong : null,
  cap_fen: moneyOrEmpty,
  minimum_fen: moneyOrEmpty,
  valid_days: whole,
  points_price: wholeOrEmpty,
  total_limit: wholeOrEmpty,
  per_shopper: whole,
}

/** The body of the request. */
export function offerBody(values: OfferValues): Body<'POST /staff/coupon_offers'> {
  const isShare = values.kind === 'share'
  const numberOr = (typed: string) => (typed.trim() === '' ? null : Number(typed.trim()))
  return {
    ...fieldsOf('name', textsOf('name', values)),
    purpose: chosenOf(COUPON_PURPOSES, values.purpose),
    amount_fen: isShare ? null : readYuan(values.amount_fen),
    per_mille: isShare ? perMilleOf(values.per_mille) : null,
    cap_fen: isShare && values.cap_fen.trim() ? readYuan(values.cap_fen) : null,
    minimum_fen: readYuan(values.minimum_fen) ?? 0,
    valid_days: Number(values.valid_days),
    ends_at: null,
    code: values.code.trim() || null,
    on_register: values.on_register,
    points_price: numberOr(values.points_price),
    total_limit: numberOr(values.total_limit),
    per_shopper: Number(values.per_shopper),
  }
}
