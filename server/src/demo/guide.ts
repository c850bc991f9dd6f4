import { DEMO_PRODUCTS, marketUrl } from '../goods/public.ts'
import { DEMO_PASSWORD, DEMO_STAFF_PASSWORD, SHOPPERS, STAFF } from './people.ts'

/**
 * What a newcomer needs to try the demo, as printed at each start: where its mail and its goods are, its
 * log-ins, and a link to paste.
 */
export function demoGuide(publicUrl: string): {
  places: readonly (readonly [string, string])[]
  lines: string[]
} {
  return {
    places: [
      ['Mailbox', `${publicUrl}/console/mails`],
      ['Demo mall', `${publicUrl}/demo-mall/`],
    ],
    lines: [
      `Shoppers   ${emails(SHOPPERS)}   password ${DEMO_PASSWORD}`,
      `Staff      ${emails(STAFF)}   password ${DEMO_STAFF_PASSWORD}`,
      '',
      "To begin, paste this into the shop's search box:",
      marketUrl(DEMO_PRODUCTS[0]!),
    ],
  }
}

const emails = (people: Readonly<Record<string, { email: string }>>): string =>
  Object.values(people)
    .map(({ email }) => email)
    .join(' · ')
