import type { HoldReason } from '@longhaul/domain/warehouse/stock-stop.ts'

/** Goods that staff put on hold, as their shopper reads it. */
export const text = {
  reasons: {
    check: 'We’re checking it once more.',
    transport: 'We’re finding out whether a carrier may take it.',
    payment: 'A payment for it is disputed.',
    authority: 'An authority has asked us to keep it here.',
    other: 'We have to clear something up first. Ask us if you’d like to know more.',
  } satisfies Record<HoldReason, string>,
  days: 'These days don’t count as storage.',
  since: (date: string) => `On hold since ${date}`,
  titled: (goods: string, date: string) => `${goods} has been on hold since ${date}`,
  packageWaits: 'This package waits until we release it.',
  stays: 'It stays here until we release it, and a package with it waits.',
}
