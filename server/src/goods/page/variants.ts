import { offered } from './offers.ts'
import { plainText } from './read-markup.ts'
import { type Thing, isA, textOf, textsOf, thingsOf, wordOf } from './thing.ts'

/** An option and its values, as the page names them. */
export type Option = { name: string; values: readonly string[] }

/** One choice of every option, in the order of the options. Null means unknown. */
export type Variant = {
  choices: readonly string[]
  minor: number | null
  /** The number of pieces in stock. */
  stock: number | null
  isAvailable: boolean | null
  /** The address of its own picture. */
  picture?: string
  /** The file of that picture, once copied. */
  imageFileId?: string
}

const GROUP = new Set(['ProductGroup'])
/** The properties in which variants may differ, if the group does not name them. */
const USUAL = ['color', 'size', 'material', 'pattern', 'model', 'suggestedAge', 'suggestedGender']

export const OPTIONS_MAX = 6
const VALUES_MAX = 100
export const VARIANTS_MAX = 400
const NAME_MAX = 60
const VALUE_MAX = 120

/** The options and variants of a product; empty if it has no variants. */
export function variantsOf(
  product: Thing,
  currency: string | undefined,
  now: Date | undefined,
  pictureOf: (member: Thing) => string | undefined,
): { options: Option[]; variants: Variant[] } {
  const group = isA(product, GROUP) ? product : (thingsOf(product, 'isVariantOf')[0] ?? product)
  const members = [...thingsOf(group, 'hasVariant'), ...thingsOf(group, 'model')].slice(0, VARIANTS_MAX)
  const named = textsOf(group, 'variesBy').map(wordOf)
  const properties = named.length > 0 ? named : [...USUAL, ...additionalNames(members)]
  const options = properties
    .map((property) => ({ property, values: unique(members.map((member) => valueOf(member, property))) }))
    .filter(({ values }) => values.length > (named.length > 0 ? 0 : 1))
    .slice(0, OPTIONS_MAX)
  if (options.length === 0) return { options: [], variants: [] }
  const variants = members.map((member) =>
    toVariant(
      member,
      options.map(({ property }) => property),
      currency,
      now,
      pictureOf(member),
    ),
  )
  return {
    options: options.map(({ property, values }) => ({ name: property.slice(0, NAME_MAX), values })),
    variants: variants.filter((variant) => variant.choices.every((choice) => choice !== '')),
  }
}

function toVariant(
  member: Thing,
  properties: readonly string[],
  currency: string | undefined,
  now: Date | undefined,
  picture: string | undefined,
): Variant {
  const { price, availability } = offered(member, currency, now)
  const stock = thingsOf(member, 'offers')
    .flatMap((offer) => [
      textOf(offer, 'inventoryLevel'),
      ...thingsOf(offer, 'inventoryLevel').map((level) => textOf(level, 'value')),
    ])
    .find((text) => text !== undefined && /^\d{1,7}$/.test(text))
  return {
    choices: properties.map((property) => valueOf(member, property)),
    minor: price && price.currency === currency ? price.minor : null,
    stock: stock === undefined ? null : Number(stock),
    isAvailable: availability === null ? null : availability === 'in_stock',
    ...(picture === undefined ? {} : { picture }),
  }
}

function valueOf(member: Thing, property: string): string {
  const own = textOf(member, property)
  if (own !== undefined) return clean(own)
  const added = thingsOf(member, 'additionalProperty').find((entry) => textOf(entry, 'name') === property)
  return clean(textOf(added, 'value') ?? '')
}

const additionalNames = (members: readonly Thing[]): string[] =>
  unique(
    members.flatMap((member) =>
      thingsOf(member, 'additionalProperty').map((added) => textOf(added, 'name') ?? ''),
    ),
  )

const clean = (text: string): string => plainText(text).slice(0, VALUE_MAX)
const unique = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => text !== '').slice(0, VALUES_MAX)
